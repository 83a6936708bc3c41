import { usePageTitle } from '../lib/page-title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { UnderConstruction } from '../ui/illustrations.tsx';
import { appMessages as messages } from './messages.ts';

/** Stands where a public page will be. */
export function NotBuiltPublicPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <div>
        <h1 className="text-center font-semibold text-ink-soft text-lg">{title}</h1>
        <EmptyState
          illustration={<UnderConstruction />}
          title={messages.notBuilt}
          text={messages.notBuiltText}
          action={<ButtonLink to="/login">{messages.backToLogin}</ButtonLink>}
        />
      </div>
    </main>
  );
}
