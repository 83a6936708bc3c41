import { classNames } from '../../ui/class-names.ts';
import { staffListMessages as messages } from './messages.ts';
import { type Standing, standings } from './staff.queries.ts';

/** Which of the two lists is shown. */
export function StandingTabs({ value, onChange }: { value: Standing; onChange: (value: Standing) => void }) {
  return (
    <nav aria-label={messages.tabs.label} className="mb-4 flex gap-1 border-line border-b">
      {standings.map((standing) => (
        <button
          key={standing}
          type="button"
          aria-current={standing === value ? 'page' : undefined}
          onClick={() => onChange(standing)}
          className={classNames(
            '-mb-px h-11 border-b-2 px-3 font-medium transition-colors hover:text-ink',
            standing === value ? 'border-brand text-ink' : 'border-transparent text-ink-soft',
          )}
        >
          {messages.tabs[standing]}
        </button>
      ))}
    </nav>
  );
}
