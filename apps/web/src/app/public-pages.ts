import { lazy } from 'react';

/** Each page with its own code; the first load brings only what the address asks for. */
export const LoginPage = lazy(async () => ({
  default: (await import('../features/accounts/login-page.tsx')).LoginPage,
}));
export const RegisterPage = lazy(async () => ({
  default: (await import('../features/accounts/register-page.tsx')).RegisterPage,
}));
export const VerifyAccountPage = lazy(async () => ({
  default: (await import('../features/accounts/verify-account-page.tsx')).VerifyAccountPage,
}));
export const NotBuiltPublicPage = lazy(async () => ({
  default: (await import('./not-built-public-page.tsx')).NotBuiltPublicPage,
}));
export const Workspace = lazy(async () => ({
  default: (await import('./workspace/workspace.tsx')).Workspace,
}));
