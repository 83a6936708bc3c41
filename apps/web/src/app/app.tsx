import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import {
  type AskedFor,
  ChangePasswordPage,
  CompanySetupPage,
  ConfirmEmailPage,
  ForgotPasswordPage,
  GoogleCallbackPage,
  LoginPage,
  MasterSetupPage,
  RegisterPage,
  SignInLinkPage,
  VerifyAccountPage,
} from '../features/accounts/index.ts';
import { useLanguage } from '../lib/language/language.ts';
import { storedToken } from '../lib/session.ts';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { LoadingScreen } from './loading-screen.tsx';

const Workspace = lazy(async () => ({ default: (await import('./workspace/workspace.tsx')).Workspace }));
const StopEmailsPage = lazy(async () => ({
  default: (await import('../features/mails/index.ts')).StopEmailsPage,
}));
const UnsubscribePage = lazy(async () => ({
  default: (await import('../features/notifications/index.ts')).UnsubscribePage,
}));

/** Public routes; all others belong to the workspace, or redirect to it or to the sign-in. */
export function App() {
  useLanguage();
  return (
    <BrowserRouter>
      <FocusOnNavigation />
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/verify-account/:verificationCode" element={<VerifyAccountPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          {/* The misspelling is part of the specified address. */}
          <Route path="/change-password/:verificatationCode" element={<ChangePasswordPage />} />
          <Route path="/master-setup" element={<MasterSetupPage />} />
          <Route path="/company-setup" element={<CompanySetupPage />} />
          <Route path="/api/auth/google/callback" element={<GoogleCallbackPage />} />
          <Route path="/sign-in-link" element={<SignInLinkPage />} />
          <Route path="/confirm-email" element={<ConfirmEmailPage />} />
          <Route path="/stop-emails" element={<StopEmailsPage />} />
          <Route path="/unsubscribe" element={<UnsubscribePage />} />
          <Route path="*" element={<SignedInOnly />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}

/**
 * Without a token the workspace is not loaded. Checked again at each change of page. Signing in leads to the page that
 * was asked for.
 */
function SignedInOnly() {
  const { pathname, search } = useLocation();
  if (storedToken() !== null) return <Workspace />;
  return <Navigate to="/login" replace state={{ askedFor: `${pathname}${search}` } satisfies AskedFor} />;
}
