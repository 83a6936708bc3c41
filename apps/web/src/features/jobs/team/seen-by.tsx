import { SegmentedControl } from '../../../ui/buttons/segmented-control.tsx';
import { jobTeamMessages as messages } from './messages.ts';

type Props = { teamOnly: boolean; onChange: (teamOnly: boolean) => void };

/** Everyone in the company, or only the hiring team. */
export function SeenBy({ teamOnly, onChange }: Props) {
  return (
    <SegmentedControl
      label={messages.title}
      value={teamOnly ? 'team' : 'everyone'}
      options={[
        { value: 'everyone', label: messages.everyone },
        { value: 'team', label: messages.team },
      ]}
      onChange={(value) => onChange(value === 'team')}
    />
  );
}
