import { type InsightsLevel, insightsLevels } from '@nimble/contracts/insights';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { insightsSettingsMessages as messages } from '../messages.ts';

type Props = {
  level: InsightsLevel;
  disabled: boolean;
  onChange: (level: InsightsLevel) => void;
};

/** How much of insights a company uses. Less erases what was stored, so it is asked about before. */
export function LevelChoice({ level, disabled, onChange }: Props) {
  const [lower, askAbout] = useState<Exclude<InsightsLevel, 'scores'> | null>(null);

  function choose(chosen: InsightsLevel): void {
    const isLess = insightsLevels.indexOf(chosen) < insightsLevels.indexOf(level);
    if (isLess && chosen !== 'scores') askAbout(chosen);
    else onChange(chosen);
  }

  return (
    <fieldset className={classNames('p-card', disabled && 'opacity-50')}>
      <legend className="float-start mb-3 w-full font-medium">{messages.legend}</legend>
      <div className="clear-both grid gap-3">
        {insightsLevels.map((each) => (
          <label key={each} className="flex items-start gap-3">
            <Radio
              name="insights-level"
              className="mt-px"
              checked={each === level}
              disabled={disabled}
              onChange={() => choose(each)}
            />
            <span>
              <span className="block">{messages.levels[each].label}</span>
              <span className="block text-ink-soft text-sm">{messages.levels[each].text}</span>
            </span>
          </label>
        ))}
      </div>
      <ConfirmDialog
        open={lower !== null}
        danger
        title={messages.lower[lower ?? 'nothing'].title}
        description={messages.lower[lower ?? 'nothing'].text}
        confirmLabel={messages.lower[lower ?? 'nothing'].confirm}
        onConfirm={() => {
          if (lower !== null) onChange(lower);
          askAbout(null);
        }}
        onCancel={() => askAbout(null)}
      />
    </fieldset>
  );
}
