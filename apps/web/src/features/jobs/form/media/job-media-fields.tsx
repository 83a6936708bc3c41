import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { MediaField } from '../../../question-media/index.ts';
import { FoldedFields } from '../folded-fields.tsx';
import type { JobDraft } from '../job-draft.ts';
import { jobMediaMessages as messages } from './messages.ts';

const names = ['welcomeMedia', 'closingMedia'] as const;

/** What a job shows before the start and after the end. */
export function JobMediaFields() {
  const { control } = useFormContext<JobDraft>();
  const media = useWatch({ control, name: names });
  return (
    <FoldedFields
      title={messages.title}
      subtitle={messages.subtitle}
      opens={media.some((id) => id !== null && id !== undefined)}
    >
      {names.map((name) => (
        <section key={name} aria-labelledby={`${name}-title`} className="min-w-0 @lg:col-span-2">
          <h3 id={`${name}-title`} className="font-medium">
            {messages[name]}
          </h3>
          <p className="text-ink-soft text-sm">{messages[`${name}Hint`]}</p>
          <Controller
            control={control}
            name={name}
            render={({ field }) => (
              <MediaField of={messages[name]} value={field.value} onChange={field.onChange} />
            )}
          />
        </section>
      ))}
    </FoldedFields>
  );
}
