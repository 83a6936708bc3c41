import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NothingFound } from '../../ui/feedback/illustrations.tsx';
import { libraryMessages } from './messages.ts';

/** In the library and in the dialog that chooses from it. */
export function NoQuestionsFound({ onClear }: { onClear: () => void }) {
  const { title, text, clear } = libraryMessages.noneFound;
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={title}
      text={text}
      action={<Button onClick={onClear}>{clear}</Button>}
    />
  );
}
