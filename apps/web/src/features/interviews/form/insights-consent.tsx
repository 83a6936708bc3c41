import type { PublicJob } from '@nimble/contracts/interviews';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { interviewTexts as texts } from '../messages.ts';

export type AgreedInsights = PublicJob['insights'];

type Props = { job: PublicJob; agreed: AgreedInsights; onChange: (agreed: AgreedInsights) => void };

/**
 * Asks for this consent separately from that to be recorded, kind by kind, and only for kinds that the company uses.
 */
export function InsightsConsent({ job, agreed, onChange }: Props) {
  const { performance, behavioral } = job.insights;
  if (!performance && !behavioral) return null;
  return (
    <fieldset className="flex flex-col gap-2 rounded-card border border-line p-4">
      <legend className="px-1 font-medium text-sm">{texts.insightsConsent.title}</legend>
      <p className="text-ink-soft text-sm">{texts.insightsConsent.text({ company: job.company.name })}</p>
      {performance && (
        <Checkbox
          checked={agreed.performance}
          onChange={(isAgreed) => onChange({ ...agreed, performance: isAgreed })}
          label={texts.insightsConsent.performance}
          className="min-h-11 items-start"
        />
      )}
      {behavioral && (
        <Checkbox
          checked={agreed.behavioral}
          onChange={(isAgreed) => onChange({ ...agreed, behavioral: isAgreed })}
          label={texts.insightsConsent.behavioral}
          className="min-h-11 items-start"
        />
      )}
    </fieldset>
  );
}
