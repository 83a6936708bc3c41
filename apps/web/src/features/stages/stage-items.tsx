import type { Stage } from '@nimble/contracts/stages';
import { mayGiveStatus, type SubmissionSummary } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { MenuItem, MenuSeparator } from '../../ui/buttons/menu.tsx';
import { stageMessages as messages } from './messages.ts';
import { stagesQuery } from './stages.queries.ts';

type Candidate = Pick<SubmissionSummary, 'status' | 'stage'>;
type Props = {
  candidate: Candidate;
  /** null: the built-in stage of the candidate’s status. */
  onChoose: (stage: Stage | null) => void;
};

/** The company’s stages that a candidate can move to now, in an open menu; nothing for a company without stages. */
export function StageItems({ candidate, onChoose }: Props) {
  const stages = useQuery(stagesQuery);
  const { status, stage: current } = candidate;
  const offered = (stages.data ?? []).filter(
    (stage) => stage.id !== current?.id && mayMove(candidate, stage),
  );
  if (offered.length === 0 && current === null) return null;
  return (
    <>
      <MenuSeparator />
      {current !== null && status !== 'uploading' && status !== 'processing' && (
        <MenuItem onSelect={() => onChoose(null)}>
          {messages.builtInOf({ status: messages.statuses[status] })}
        </MenuItem>
      )}
      {offered.map((stage) => (
        <MenuItem key={stage.id} danger={stage.status === 'rejected'} onSelect={() => onChoose(stage)}>
          {labelOf(stage)}
        </MenuItem>
      ))}
    </>
  );
}

/** With its status, which the candidate gets. */
export function labelOf({ name, status }: Stage): string {
  return messages.named({ name, status: messages.statuses[status] });
}

function mayMove({ status }: Candidate, stage: Stage): boolean {
  return stage.status === status || (stage.status !== 'pending' && mayGiveStatus(status, stage.status));
}
