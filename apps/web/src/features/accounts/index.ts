import { lazy } from 'react';

export { PasswordInput } from './password/password-input.tsx';
export { OutboxNote } from './registration/outbox-note.tsx';
export type { AskedFor } from './sign-in/asked-for.ts';

/** Each page with its own code, because a first visit loads one of them. */
export const LoginPage = lazy(async () => ({
  default: (await import('./sign-in/login-page.tsx')).LoginPage,
}));
export const RegisterPage = lazy(async () => ({
  default: (await import('./registration/register-page.tsx')).RegisterPage,
}));
export const VerifyAccountPage = lazy(async () => ({
  default: (await import('./registration/verify-account-page.tsx')).VerifyAccountPage,
}));
export const ConfirmEmailPage = lazy(async () => ({
  default: (await import('./email/confirm-email-page.tsx')).ConfirmEmailPage,
}));
export const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./password/forgot-password-page.tsx')).ForgotPasswordPage,
}));
export const ChangePasswordPage = lazy(async () => ({
  default: (await import('./password/change-password-page.tsx')).ChangePasswordPage,
}));
export const CompanySetupPage = lazy(async () => ({
  default: (await import('./set-up/company-setup-page.tsx')).CompanySetupPage,
}));
export const MasterSetupPage = lazy(async () => ({
  default: (await import('./set-up/master-setup-page.tsx')).MasterSetupPage,
}));
export const SignInLinkPage = lazy(async () => ({
  default: (await import('./sign-in/sign-in-link-page.tsx')).SignInLinkPage,
}));
export const GoogleCallbackPage = lazy(async () => ({
  default: (await import('./sign-in/google-callback-page.tsx')).GoogleCallbackPage,
}));
