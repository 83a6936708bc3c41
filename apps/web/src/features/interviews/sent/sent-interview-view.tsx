import type { SentInterview } from '@nimble/contracts/interviews';
import { Download, Eye, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDayAndTime, formatDuration, formatFileSize, labeled } from '../../../lib/formats.ts';
import { locale } from '../../../lib/language/language.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { CompanyMark } from '../../../ui/figures/company-mark.tsx';
import { ValueText } from '../../answers/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { StoredRecording } from '../review/answer-video.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { endedTexts, progressTexts, sentTexts } from './messages.ts';
import { Progress } from './progress.tsx';

type Props = {
  sent: SentInterview;
  /** Withdraws the consent to automated insights. @throws when it could not be withdrawn. */
  onWithdraw: () => Promise<void>;
  /** @throws when it could not be erased. */
  onErase: () => Promise<void>;
};

export function SentInterviewView({ sent, onWithdraw, onErase }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { resume } = sent;
  return (
    <article className="m-auto flex w-full max-w-reading flex-col gap-6">
      <header className="flex flex-col gap-3">
        <p className="flex items-center gap-3 text-ink-soft">
          <CompanyMark company={sent.company} />
          {sentTexts.sentTo({ company: sent.company.name, job: sent.jobTitle })}
        </p>
        <h1 className="font-semibold text-2xl">{sentTexts.sentTitle}</h1>
      </header>
      <Progress sent={sent} />
      <section>
        <h2 className="font-semibold text-lg">{progressTexts.sent}</h2>
        <dl className="mt-2 grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-card sm:grid-cols-2">
          <Entry name={texts.name}>{sent.candidateName}</Entry>
          <Entry name={texts.email}>{sent.candidateEmail}</Entry>
          <Entry name={texts.resumeLabel}>
            {resume === null ? sentTexts.noResume : <Resume {...resume} />}
          </Entry>
          <Entry name={sentTexts.sentAt}>{formatDayAndTime(sent.submittedAt, locale())}</Entry>
        </dl>
      </section>
      <section>
        <h2 className="font-semibold text-lg">{texts.answers}</h2>
        {sent.isEnded && <p className="mt-1 text-ink-soft">{endedTexts.sent}</p>}
        <ol className="mt-2 flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {sent.answers.map((answer, index) => (
            <SentAnswer key={index} number={index + 1} answer={answer} />
          ))}
        </ol>
      </section>
      <AgreedInsights insights={sent.insights} onWithdraw={onWithdraw} />
      <section className="flex flex-col items-start gap-3">
        <h2 className="font-semibold text-lg">{sentTexts.eraseTitle}</h2>
        <p className="text-ink-soft">{sentTexts.eraseText}</p>
        <Button variant="danger" size="large" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
          {sentTexts.erase}
        </Button>
      </section>
      {isAsking && (
        <EraseDialog company={sent.company.name} onCancel={() => setIsAsking(false)} onErase={onErase} />
      )}
    </article>
  );
}

/** Withdrawing is as easy as giving it. */
function AgreedInsights({
  insights,
  onWithdraw,
}: { insights: SentInterview['insights'] } & Pick<Props, 'onWithdraw'>) {
  const [wasWithdrawn, setWasWithdrawn] = useState(false);
  const { performance, behavioral } = insights;
  const [withdraw, isWithdrawing] = useOnce(async () => {
    try {
      await onWithdraw();
      setWasWithdrawn(true);
    } catch {
      toast.error(sentTexts.withdrawFailed);
    }
  });
  if (wasWithdrawn) return <p role="status">{sentTexts.insightsWithdrawn}</p>;
  if (!performance && !behavioral) return null;

  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="font-semibold text-lg">{sentTexts.insightsAgreed}</h2>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-soft">
        {performance && <li>{texts.insightsConsent.performance}</li>}
        {behavioral && <li>{texts.insightsConsent.behavioral}</li>}
      </ul>
      <Button size="large" loading={isWithdrawing} onClick={() => void withdraw()}>
        {sentTexts.withdrawInsights}
      </Button>
    </section>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Browsers show a PDF; other formats are only downloaded. */
function Resume({ name, size, url }: NonNullable<SentInterview['resume']>) {
  return (
    <>
      <span className="block">{`${name} (${formatFileSize(size)})`}</span>
      <span className="mt-2 flex flex-wrap gap-2">
        {/\.pdf$/i.test(name) && (
          <a
            href={`${url}&preview=1`}
            target="_blank"
            rel="noreferrer"
            aria-label={labeled(name, texts.view)}
            className={buttonClasses('secondary', 'small')}
          >
            <Eye aria-hidden />
            {texts.view}
          </a>
        )}
        <DownloadLink url={url} name={name} />
      </span>
    </>
  );
}

function DownloadLink({ url, name }: { url: string; name: string }) {
  return (
    <a
      href={`${url}&download=1`}
      download
      aria-label={labeled(name, texts.download)}
      className={buttonClasses('secondary', 'small')}
    >
      <Download aria-hidden />
      {texts.download}
    </a>
  );
}

type SentAnswerProps = { number: number; answer: SentInterview['answers'][number] };

function SentAnswer({ number, answer: { question, format, duration, videoUrl, value } }: SentAnswerProps) {
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row">
      {videoUrl !== null && (
        <div className="shrink-0 sm:w-60">
          <StoredRecording
            format={format === 'audio' ? 'audio' : 'video'}
            url={videoUrl}
            label={texts.answerVideo({ number })}
          />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <span dir="auto" className="wrap-anywhere">
          {question}
        </span>
        {value === null ? (
          <span className="text-ink-soft tabular-nums">
            {duration === null ? texts.noLength : formatDuration(duration)}
          </span>
        ) : (
          <ValueText value={value} />
        )}
        {videoUrl !== null && <DownloadLink url={videoUrl} name={texts.answerVideo({ number })} />}
      </div>
    </li>
  );
}
