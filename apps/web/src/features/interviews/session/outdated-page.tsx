import { RefreshCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { interviewTexts as texts } from '../messages.ts';
import { PageNotLoadedError } from './lazy-page.tsx';

type Props = { children: ReactNode };

/**
 * Wraps the candidate's pages: if the code of one is missing, because the server has a newer version, or cannot be
 * loaded, it offers a reload. Recordings are on this device and continue from there.
 */
export class OutdatedPage extends Component<Props, { failure: unknown }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const failure: unknown = this.state.failure;
    if (failure === undefined) return this.props.children;
    // Anything else is a fault, which the outer page shows.
    if (!(failure instanceof PageNotLoadedError)) throw failure;
    return (
      <section role="alert" className="m-auto flex max-w-form flex-col items-center gap-4 text-center">
        <h1 className="font-semibold text-2xl">{texts.outdated}</h1>
        <p className="text-ink-soft">{texts.outdatedText}</p>
        <Button variant="primary" size="large" icon={<RefreshCw />} onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </section>
    );
  }
}
