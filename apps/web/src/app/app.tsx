import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { LoginPage, RegisterPage, VerifyAccountPage } from '../features/accounts/index.ts';
import { storedToken } from '../lib/session.ts';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { appMessages as messages } from './messages.ts';

const NotBuiltPublicPage = lazy(async () => ({
  default: (await import('./not-built-public-page.tsx')).NotBuiltPublicPage,
}));
const Workspace = lazy(async () => ({ default: (await import('./workspace/workspace.tsx')).Workspace }));

/** Public routes (spec 1 §2); all others belong to the workspace, or lead to it or to the sign-in. */
export function App() {
  return (
    <BrowserRouter>
      <FocusOnNavigation />
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/verify-account/:verificationCode" element={<VerifyAccountPage />} />
          <Route path="/forgot-password" element={<NotBuiltPublicPage title={messages.forgotPassword} />} />
          {/* The spelling is the product's (spec 1 §2). */}
          <Route
            path="/change-password/:verificatationCode"
            element={<NotBuiltPublicPage title={messages.changePassword} />}
          />
          <Route path="/master-setup" element={<NotBuiltPublicPage title={messages.masterSetup} />} />
          <Route path="/company-setup" element={<NotBuiltPublicPage title={messages.companySetup} />} />
          <Route
            path="/api/auth/google/callback"
            element={<NotBuiltPublicPage title={messages.googleSignIn} />}
          />
          <Route path="*" element={<SignedInOnly />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}

/** Without a token there is nothing to load of the workspace. Looks again at each change of page. */
function SignedInOnly() {
  useLocation();
  return storedToken() === null ? <Navigate to="/login" replace /> : <Workspace />;
}
