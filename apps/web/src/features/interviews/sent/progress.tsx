import type { SentInterview } from '@nimble/contracts/interviews';
import { Check } from 'lucide-react';
import { formatDay } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { progressTexts as texts } from './messages.ts';

const steps = ['received', 'reviewing', 'decided'] as const;

type Props = { sent: Pick<SentInterview, 'progress' | 'company' | 'contact'> };

/** Where the application is, and what happens next; never what was decided, which the email says. */
export function Progress({
  sent: {
    progress,
    company: { name: company },
    contact,
  },
}: Props) {
  const now = steps.indexOf(progress.step);
  const watchedOn = progress.watchedOn === null ? null : formatDay(progress.watchedOn);
  const asked = contactText(contact);
  return (
    <section aria-labelledby="progress" className="rounded-card border border-line bg-surface p-card">
      <h2 id="progress" className="font-semibold text-lg">
        {texts.title}
      </h2>
      <ol className="mt-4 flex flex-col gap-3 sm:flex-row sm:gap-0">
        {steps.map((step, index) => (
          <Step
            key={step}
            label={texts.steps[step]}
            number={index + 1}
            state={index < now || progress.step === 'decided' ? 'done' : index === now ? 'current' : 'open'}
            isCurrent={index === now}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-col gap-1.5">
        <p className="text-balance">{nextOf(progress, company)}</p>
        <PromisedDay progress={progress} company={company} />
        {watchedOn !== null && <p className="text-ink-soft">{texts.watched({ date: watchedOn })}</p>}
        {asked !== null && <p className="wrap-anywhere text-ink-soft">{texts.contact({ contact: asked })}</p>}
      </div>
    </section>
  );
}

type StepProps = { label: string; number: number; state: 'done' | 'current' | 'open'; isCurrent: boolean };

function Step({ label, number, state, isCurrent }: StepProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'flex flex-1 items-center gap-2.5 sm:flex-col sm:text-center',
        state === 'open' ? 'text-ink-faint' : 'text-ink',
        isCurrent && 'font-semibold',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full border text-sm tabular-nums [&_svg]:size-4',
          state === 'done' && 'border-brand bg-brand-soft text-brand-ink',
          state === 'current' && 'border-primary bg-primary text-on-primary',
          state === 'open' && 'border-line-strong',
        )}
      >
        {state === 'done' ? <Check /> : number}
      </span>
      {label}
      {state === 'done' && <span className="sr-only">{texts.done}</span>}
    </li>
  );
}

function nextOf({ step, emailedOn }: SentInterview['progress'], company: string): string {
  if (step !== 'decided') return texts[step]({ company });
  return emailedOn === null
    ? texts.decided({ company })
    : texts.emailed({ company, date: formatDay(emailedOn) });
}

function PromisedDay({
  progress: { step, answerBy },
  company,
}: Pick<SentInterview, 'progress'> & { company: string }) {
  if (answerBy === null || step === 'decided') return null;
  const date = formatDay(answerBy);
  return isPast(answerBy) ? (
    <p>{texts.late({ company, date })}</p>
  ) : (
    <p className="font-medium">{texts.promise({ company, date })}</p>
  );
}

/** Is the whole day over, in every time zone? */
function isPast(day: string): boolean {
  return Date.parse(day) + 36 * 3_600_000 < Date.now();
}

function contactText({ name, email }: SentInterview['contact']): string | null {
  if (name === null) return email;
  return email === null ? name : `${name} (${email})`;
}
