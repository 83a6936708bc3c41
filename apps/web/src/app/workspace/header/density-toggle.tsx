import { Rows3, Rows4 } from 'lucide-react';
import { changePreferences, usePreferences } from '../../../lib/preferences.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { workspaceMessages as messages } from '../messages.ts';

/** Normal or compact rows, buttons and spaces. A phone has room for one button beside the title. */
export function DensityToggle() {
  const { compactView } = usePreferences();
  return (
    <>
      <Choices />
      <IconButton
        label={compactView ? messages.toNormal : messages.toCompact}
        icon={compactView ? <Rows3 /> : <Rows4 />}
        onClick={() => changePreferences({ compactView: !compactView })}
        className="sm:hidden"
      />
    </>
  );
}

function Choices() {
  const { compactView } = usePreferences();
  const choices = [
    { label: messages.normalView, isCompact: false },
    { label: messages.compactView, isCompact: true },
  ];
  return (
    <fieldset className="hidden rounded-control border border-line bg-sunken p-0.5 sm:flex">
      <legend className="sr-only">{messages.view}</legend>
      {choices.map(({ label, isCompact }) => (
        <button
          key={label}
          type="button"
          aria-pressed={compactView === isCompact}
          onClick={() => changePreferences({ compactView: isCompact })}
          className={classNames(
            'rounded-[6px] px-2.5 py-1 font-medium text-xs transition-colors',
            compactView === isCompact
              ? 'bg-surface text-ink shadow-sm dark:bg-line-strong'
              : 'text-ink-faint hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
