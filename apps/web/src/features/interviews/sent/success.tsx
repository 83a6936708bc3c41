import { publicSettings } from '@nimble/contracts/settings';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api-client.ts';
import { useCall } from '../../../shared/use-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { ClosingMedia } from '../../question-media/index.ts';
import { elsewhereTexts } from '../elsewhere/messages.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { Done } from '../session/load-stage.ts';
import { endedTexts } from './messages.ts';

type Props = {
  company: string;
  end: Done['end'];
  /** The candidate's token, if the job shows something now. */
  closing: string | undefined;
  /** The address of the candidate's own submission; only right after submitting. */
  mine: string | undefined;
  onOtherCandidate: () => void;
};

/** The success page, with the next steps. */
export function Success({ company, end, closing, mine, onOtherCandidate }: Props) {
  return (
    <section className="m-auto flex w-full max-w-reading flex-col items-center gap-5 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <CircleCheck aria-hidden className="size-9" />
      </span>
      <Heading company={company} end={end} />
      {closing !== undefined && (
        <div className="w-full text-start">
          <ClosingMedia token={closing} />
        </div>
      )}
      <div className="w-full rounded-card border border-line bg-surface p-card text-start">
        <h2 className="font-semibold text-lg">{texts.whatNext}</h2>
        <ol className="mt-3 flex flex-col gap-3">
          {(end === 'ended' ? endedTexts.nextSteps : texts.nextSteps).map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand-ink text-sm"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <LaterLink isShown={mine !== undefined} />
      {mine !== undefined && (
        <a href={mine} className={buttonClasses('secondary', 'large')}>
          {texts.seeSent}
        </a>
      )}
      <p className="text-ink-faint text-sm">{texts.mayClose}</p>
      <Button variant="ghost" onClick={onOtherCandidate}>
        {texts.otherCandidate}
      </Button>
    </section>
  );
}

function Heading({ company, end }: Pick<Props, 'company' | 'end'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isEnded = end === 'ended';
  return (
    <header>
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {isEnded ? texts.endedTitle : texts.successTitle}
      </h1>
      <p className="mt-2 text-balance text-ink-soft">{isEnded ? endedTexts.why : texts.successText}</p>
      {end === 'elsewhere' && <p className="text-balance text-ink-soft">{elsewhereTexts.submitted}</p>}
      <p className="text-balance text-ink-soft">{texts.thanks({ company })}</p>
    </header>
  );
}

/**
 * How to see or erase the submission later: by the emailed link, or without a mail server by the one that is shown.
 * Nothing is promised before the server has said whether it sends emails.
 */
function LaterLink({ isShown }: { isShown: boolean }) {
  const { called } = useCall('mails', async (signal) => (await call(publicSettings, { signal })).data.mails);
  const mails = called.state === 'loaded' ? called.data : undefined;
  return (
    <p className="min-h-6 text-ink-soft">
      {mails === 'sent' && texts.confirmationMailed}
      {mails === 'outbox' && isShown && texts.saveLink}
    </p>
  );
}
