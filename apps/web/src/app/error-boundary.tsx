import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

type Props = { children: ReactNode };

/** Shows an error when a page cannot be rendered, or its code could not be loaded. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="grid min-h-[60dvh] place-items-center">
        <FailedPage />
      </main>
    );
  }
}
