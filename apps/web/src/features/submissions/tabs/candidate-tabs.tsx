import type { Submission } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { type Tab, Tabs } from '../../../ui/tabs.tsx';
import { TranscriptTab } from '../../transcripts/index.ts';
import { submissionPageMessages, tabMessages as messages } from '../messages.ts';
import { AssessmentTab, OverviewTab, ProfileTab } from './content-tabs.tsx';
import { NotesTab } from './notes-tab.tsx';
import { ResumeTab } from './resume-tab.tsx';

type TabName = 'overview' | 'transcript' | 'profile' | 'assessment' | 'resume' | 'notes';

type Props = { submission: Submission; mayUpdate: boolean };

/** What is known of a candidate; while the answers are processed only the notes (spec 2 §2). */
export function CandidateTabs({ submission, mayUpdate }: Props) {
  const isProcessing = submission.status === 'processing';
  const [chosen, setChosen] = useState<TabName>(isProcessing ? 'notes' : 'overview');
  // Kept here, because a tab out of view forgets what was typed into it. Null follows what is stored.
  const [noteDraft, setNoteDraft] = useState<string | null>(null);
  const notes: Tab<TabName> = {
    value: 'notes',
    label: messages.notes,
    content: (
      <NotesTab submission={submission} mayUpdate={mayUpdate} draft={noteDraft} onDraft={setNoteDraft} />
    ),
  };
  const tabs: Tab<TabName>[] = isProcessing
    ? [notes]
    : [
        { value: 'overview', label: messages.overview, content: <OverviewTab submission={submission} /> },
        {
          value: 'transcript',
          label: messages.transcript,
          content: <TranscriptTab submissionId={submission.id} player={null} />,
        },
        { value: 'profile', label: messages.profile, content: <ProfileTab submission={submission} /> },
        { value: 'assessment', label: messages.assessment, content: <AssessmentTab /> },
        { value: 'resume', label: messages.resume, content: <ResumeTab resume={submission.resume} /> },
        notes,
      ];
  return (
    <>
      {isProcessing && (
        <p className="border-info-line border-b bg-info-soft px-card py-2.5 text-info-ink">
          {submissionPageMessages.processing}
        </p>
      )}
      <Tabs label={messages.label} value={isProcessing ? 'notes' : chosen} tabs={tabs} onChange={setChosen} />
    </>
  );
}
