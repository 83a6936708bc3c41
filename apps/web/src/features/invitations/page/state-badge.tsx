import type { InvitationState } from '@nimble/contracts/invitations';
import { Badge, type Tone } from '../../../ui/figures/badge.tsx';
import { invitationsMessages as messages } from '../messages.ts';

const tones: Record<InvitationState, Tone> = {
  waiting: 'blue',
  sent: 'neutral',
  bounced: 'red',
  failed: 'red',
  opened: 'blue',
  started: 'blue',
  submitted: 'green',
  expired: 'amber',
  withdrawn: 'neutral',
};

export function StateBadge({ state }: { state: InvitationState }) {
  return <Badge tone={tones[state]}>{messages.state[state]}</Badge>;
}
