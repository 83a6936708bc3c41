import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { workspaceMessages as messages } from './messages.ts';
import { mayOpen, navigation, type WorkspacePage, workspacePages } from './pages.ts';

export function WorkspaceRoutes() {
  return (
    <Routes>
      {workspacePages.map((page) => (
        <Route key={page.path} path={page.path} element={<GuardedPage key={page.path} {...page} />} />
      ))}
      <Route path="/settings" element={<Navigate to="/settings/profile" replace />} />
      <Route path="/" element={<Home />} />
      <Route path="*" element={<Navigate to="/dashboard" replace />} />
    </Routes>
  );
}

/** The page with its view permission; other users are redirected to the root path with a message. */
function GuardedPage(guarded: WorkspacePage) {
  const { title, description, refusedAs = title, page: Page } = guarded;
  if (!mayOpen(useCurrentUser(), guarded)) return <Refused page={refusedAs} />;
  return (
    <>
      <PageName title={title} description={description} />
      <ErrorBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** Before the page among the siblings, so that a page with a more exact title sets it afterwards. */
function PageName({ title, description }: { title: string; description: string | undefined }) {
  usePageTitle(title, description);
  return null;
}

function Refused({ page }: { page: string }) {
  useEffect(() => toast.error(messages.notAuthorized({ page })), [page]);
  return <Navigate to="/" replace />;
}

/** The root path: the dashboard, or the first page that the role may view. */
function Home() {
  const user = useCurrentUser();
  const first = navigation.find((entry) => mayOpen(user, entry));
  if (first !== undefined) return <Navigate to={first.to} replace />;
  return <EmptyState title={messages.noAccess} text={messages.noAccessText} />;
}
