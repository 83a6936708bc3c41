import { signOut } from '@nimble/contracts/accounts';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session.ts';
import { useOnce } from '../../lib/use-once.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Logo } from '../../ui/figures/logo.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { workspaceMessages as messages } from './messages.ts';

const InstallationPage = lazy(async () => ({
  default: (await import('../../features/installation/index.ts')).InstallationPage,
}));

/** The master may run the installation without a company of their own. */
export function MasterWithoutCompany() {
  const { title } = messages.pages.installation;
  usePageTitle(title);
  const navigate = useNavigate();

  const [leave, isLeaving] = useOnce(async () => {
    await call(signOut).catch(() => undefined);
    endSession('signed-out');
    await navigate('/login', { replace: true });
  });

  return (
    <div className="mx-auto max-w-page px-4 py-gutter sm:px-gutter">
      <header className="mb-6 flex flex-wrap items-center gap-3">
        <Logo />
        <h1 className="me-auto font-semibold text-2xl">{title}</h1>
        <ButtonLink to="/company-setup">{messages.ownCompany}</ButtonLink>
        <Button variant="ghost" loading={isLeaving} onClick={() => void leave()}>
          {messages.signOut}
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <Suspense fallback={<LoadingScreen />}>
          <InstallationPage />
        </Suspense>
      </main>
    </div>
  );
}
