import { defaultExperience, type JobDetails, salaryInWords } from '@nimble/contracts/jobs';
import { languageNames } from '@nimble/contracts/languages';
import { formatDayAndTime, formatNumber } from '../../lib/formats.ts';
import { locale } from '../../lib/language/language.ts';
import { classNames } from '../../ui/class-names.ts';
import { hasPassed } from './deadline.ts';
import { experienceLabel } from './form/detail-options.ts';
import { videoMessages } from './form/video/messages.ts';
import { videoPromiseInWords } from './form/video/video-promise.ts';
import { jobConflictMessages, jobFormMessages } from './messages.ts';
import { timeLimitLabel } from './time-limit.ts';

const messages = jobFormMessages.advanced;

type Props = { job: JobDetails & { experience: string; currency: string }; className?: string };

/** The filled-in fields of the advanced section; hidden without any. */
export function JobDetailsList({ job, className }: Props) {
  const facts = factsOf(job).filter(({ value }) => value !== null && value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={classNames('grid gap-x-6 gap-y-3 sm:grid-cols-2', className)}>
      {facts.map(({ label, value, warning }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-faint text-sm">{label}</dt>
          <dd className="whitespace-pre-line break-words">
            <bdi>{value}</bdi>
            {warning !== undefined && <span className="block text-sm text-warning-ink">{warning}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = { label: string; value: string | null; warning?: string };

function factsOf(job: Props['job']): Fact[] {
  const { salary, deadline, maxSubmissions, retakes, thinkingTime, experience } = job;
  return [
    { label: messages.department, value: job.department },
    { label: messages.location, value: job.location },
    {
      label: messages.experience,
      value: experience === defaultExperience ? null : experienceLabel(experience),
    },
    { label: messages.salary, value: salary && salaryInWords(salary, job.currency) },
    { label: messages.requirements, value: job.requirements },
    { label: messages.benefits, value: job.benefits },
    {
      label: messages.deadline,
      value: deadline && formatDayAndTime(deadline, locale()),
      ...(hasPassed(deadline) && { warning: messages.deadlinePassed }),
    },
    {
      label: messages.maxSubmissions,
      value: maxSubmissions === null ? null : formatNumber(maxSubmissions),
    },
    { label: messages.retakes, value: retakes === null ? null : String(retakes) },
    {
      label: jobConflictMessages.fields.thinkingTime,
      value: thinkingTime === 0 ? null : timeLimitLabel(thinkingTime),
    },
    {
      label: messages.questionsInAdvance,
      value: job.questionsInAdvance ? messages.questionsShown : null,
    },
    { label: messages.untimed, value: job.untimed ? videoMessages.yes : null },
    {
      label: videoMessages.label,
      value: job.videoNeverRequired === null ? null : videoPromiseInWords(job.videoNeverRequired),
    },
    { label: messages.language, value: job.language && languageNames[job.language] },
    { label: messages.welcome, value: job.welcome },
  ];
}
