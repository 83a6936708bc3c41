import { lazy } from 'react';

export { PasswordInput } from './password-input.tsx';

/** Each page with its own code, because they are the first thing that anybody loads. */
export const LoginPage = lazy(async () => ({ default: (await import('./login-page.tsx')).LoginPage }));
export const RegisterPage = lazy(async () => ({
  default: (await import('./register-page.tsx')).RegisterPage,
}));
export const VerifyAccountPage = lazy(async () => ({
  default: (await import('./verify-account-page.tsx')).VerifyAccountPage,
}));
