import { isFinal, mayGiveStatus, type Submission } from '@nimble/contracts/submissions';
import { Check, ChevronDown, Mail, X } from 'lucide-react';
import { Button, type ButtonProps } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { Menu, MenuItem } from '../../../ui/buttons/menu.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StageItems } from '../../stages/index.ts';
import { isAskedAbout } from '../decision/asked-decision.ts';
import { DecisionMails } from '../decision/decision-mails.tsx';
import { LazyDecisionDialog } from '../decision/lazy-decision-dialog.tsx';
import { submissionPageMessages as messages } from '../messages.ts';
import { contactAddress } from './contact-address.ts';
import { QuickScore } from './quick-score.tsx';
import type { Decide } from './use-decide.ts';

/** Reviewer's actions, in the order of a review. */
export const markings = ['in_review', 'shortlisted', 'reviewed', 'rejected'] as const;

type Props = { submission: Submission; mayReview: boolean; decide: Decide };

/**
 * The decision, below the picture: it may cover what is read while it stays at the upper edge, and never the video. On
 * a phone, where it takes several rows, it stays in its place, and `DecisionBelow` keeps the decision itself in reach.
 */
export function ReviewActions({ submission, mayReview, decide }: Props) {
  const { status, candidateEmail } = submission;
  const contact = candidateEmail !== '' && (
    <Contact address={contactAddress(candidateEmail, submission.job.title)} isAlone={!mayReview} />
  );
  // A bar without a decision would look incomplete.
  if (!mayReview) return contact === false ? null : <div className="print:hidden">{contact}</div>;
  return (
    <div
      data-stays="top"
      className="@container rounded-card border border-line bg-raised p-3 sm:sticky sm:top-beside sm:z-9 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2 max-sm:justify-between">
        <div className="contents max-sm:hidden">
          {!isFinal(status) && <Decision decide={decide} />}
          <MarkAs submission={submission} decide={decide} />
        </div>
        <QuickScore score={submission.rating} pending={decide.pendingScore} onScore={decide.giveScore} />
        {contact}
      </div>
      {isFinal(status) && <DecisionMails submissionId={submission.id} status={status} />}
      <LazyDecisionDialog submission={submission} decide={decide} />
    </div>
  );
}

/** Opens an email draft. */
function Contact({ address, isAlone }: { address: string; isAlone: boolean }) {
  return (
    <a
      href={address}
      title={messages.contact}
      className={classNames(buttonClasses(), 'max-sm:w-full', !isAlone && 'sm:ms-auto')}
    >
      <Mail aria-hidden />
      <span className={isAlone ? undefined : 'sm:@max-3xl:sr-only'}>{messages.contact}</span>
    </a>
  );
}

function Decision({ decide: { pending, approve, reject } }: { decide: Decide }) {
  return (
    <>
      <Button
        variant="primary"
        icon={<Check />}
        loading={pending === 'shortlisted'}
        disabled={pending === 'rejected'}
        onClick={approve}
        className="basis-[45%] @max-2xl:grow @2xl:basis-auto"
      >
        {messages.approve}
      </Button>
      <Button
        icon={<X />}
        loading={pending === 'rejected'}
        disabled={pending === 'shortlisted'}
        onClick={reject}
        className="basis-[45%] @max-2xl:grow @2xl:basis-auto"
      >
        {messages.reject}
      </Button>
    </>
  );
}

type MarkAsProps = Pick<Props, 'submission' | 'decide'> &
  Pick<ButtonProps, 'size' | 'className' | 'aria-label'>;

/** The other statuses that can be set now, and the company’s stages of them. */
export function MarkAs({ submission, decide, ...button }: MarkAsProps) {
  const { status: current } = submission;
  const { pending } = decide;
  const offered = markings.filter((status) => status !== current && mayGiveStatus(current, status));
  // Before a decision its own buttons are busy with it.
  const isBusy = pending !== undefined && (isFinal(current) || !isAskedAbout(pending));
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" loading={isBusy} {...button}>
          {messages.markAs}
          <ChevronDown />
        </Button>
      }
    >
      {offered.map((status) => (
        <MenuItem
          key={status}
          danger={status === 'rejected'}
          onSelect={() => decide.giveStatus(status, messages.marked[status])}
        >
          {messages.actions[status]}
        </MenuItem>
      ))}
      <StageItems candidate={submission} onChoose={decide.moveTo} />
    </Menu>
  );
}
