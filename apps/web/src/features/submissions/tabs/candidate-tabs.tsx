import type { Submission } from '@nimble/contracts/submissions';
import type { Player } from '../../../shared/player.ts';
import { type Tab, Tabs } from '../../../ui/buttons/tabs.tsx';
import { AssessmentTab } from '../../scorecards/index.ts';
import { TranscriptTab } from '../../transcripts/index.ts';
import { tabMessages as messages, submissionPageMessages } from '../messages.ts';
import { OverviewTab, ProfileTab } from './content-tabs.tsx';
import { NotesTab } from './notes-tab.tsx';
import { ResumeTab } from './resume-tab.tsx';
import type { CandidateTabsState, TabName } from './use-candidate-tabs.ts';

type Props = {
  submission: Submission;
  mayUpdate: boolean;
  /** The player of the joined video beside the tabs. */
  player: Player;
  /** From `useCandidateTabs`. */
  state: CandidateTabsState;
};

/** A candidate's tabs; during processing only the notes. */
export function CandidateTabs({ submission, mayUpdate, player, state }: Props) {
  const isProcessing = submission.status === 'processing';
  const notes: Tab<TabName> = {
    value: 'notes',
    label: messages.notes,
    content: <NotesTab submission={submission} mayUpdate={mayUpdate} state={state} />,
  };
  const tabs: Tab<TabName>[] = isProcessing
    ? [notes]
    : [
        {
          value: 'overview',
          label: messages.overview,
          content: <OverviewTab submission={submission} player={player} />,
        },
        {
          value: 'transcript',
          label: messages.transcript,
          content: (
            <TranscriptTab
              submissionId={submission.id}
              player={submission.compiled_video === null ? null : player}
            />
          ),
        },
        { value: 'profile', label: messages.profile, content: <ProfileTab submission={submission} /> },
        {
          value: 'assessment',
          label: messages.assessment,
          content: <AssessmentTab submissionId={submission.id} player={player} />,
        },
        {
          value: 'resume',
          label: messages.resume,
          content: <ResumeTab submissionId={submission.id} resume={submission.resume} />,
        },
        notes,
      ];
  return (
    <>
      {isProcessing && (
        <p className="border-info-line border-b bg-info-soft px-card py-2.5 text-info-ink">
          {submissionPageMessages.processing}
        </p>
      )}
      <Tabs label={messages.label} value={state.tab} tabs={tabs} onChange={state.openTab} />
    </>
  );
}
