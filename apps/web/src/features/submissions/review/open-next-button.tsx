import { SkipForward } from 'lucide-react';
import { changePreferences, usePreferences } from '../../../lib/preferences.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { openNextMessages as messages } from '../messages.ts';

/** Whether a decision opens the next candidate, as in the settings. In a narrow container it is an icon alone. */
export function OpenNextButton() {
  const { opensNext } = usePreferences();
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<SkipForward />}
      aria-pressed={opensNext}
      aria-label={messages.label}
      title={messages.label}
      onClick={() => changePreferences({ opensNext: !opensNext })}
      className={opensNext ? 'bg-brand-soft text-brand-ink hover:text-brand-ink' : ''}
    >
      <span className="@max-3xl:hidden">{messages.name}</span>
    </Button>
  );
}
