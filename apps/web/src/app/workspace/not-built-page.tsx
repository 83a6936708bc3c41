import { EmptyState } from '../../ui/empty-state.tsx';
import { UnderConstruction } from '../../ui/illustrations.tsx';
import { appMessages as messages } from '../messages.ts';

/** Stands where a page will be, under the title of its route. */
export function NotBuiltPage() {
  return (
    <EmptyState
      illustration={<UnderConstruction />}
      title={messages.notBuilt}
      text={messages.notBuiltText}
      className="rounded-card border border-line border-dashed bg-surface"
    />
  );
}
