import { defaultSettings, needsVideo } from '@nimble/contracts/answers';
import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCurrentUser } from '../../../../lib/current-user.ts';
import { formatList } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { JobDraft } from '../job-draft.ts';
import { videoMessages as messages } from './messages.ts';

/** Which questions break the promise that video is never required; one click mends them. */
export function VideoNote() {
  const { control, setValue } = useFormContext<JobDraft>();
  const ofCompany = useCurrentUser().company?.videoNeverRequired ?? false;
  const [questions, promise] = useWatch({ control, name: ['questions', 'videoNeverRequired'] });
  const broken = questions.flatMap(({ formats }, index) => (needsVideo(formats) ? [index] : []));
  if (!(promise ?? ofCompany) || broken.length === 0) return null;
  function allowText(): void {
    for (const index of broken)
      setValue(
        `questions.${index}.formats`,
        [...(questions[index]?.formats ?? []), { ...defaultSettings.text }],
        { shouldDirty: true },
      );
  }
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-control border border-warning-line bg-warning-soft px-3 py-2"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-ink" />
      <p className="min-w-0 flex-1 basis-60">
        {messages.note({
          count: broken.length,
          numbers: formatList(broken.map((index) => `${index + 1}`)),
        })}
      </p>
      <Button size="small" onClick={allowText}>
        {messages.allow}
      </Button>
    </div>
  );
}
