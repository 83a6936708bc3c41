import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { usePermission } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { queueFiguresQuery } from '../assignments.queries.ts';
import { queueMessages as messages } from '../messages.ts';

type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Narrows the candidates to those that the user is assigned to; absent for people who cannot be assigned. */
export function QueueToggle({ isOn, onChange }: Props) {
  const mayReview = usePermission('submission', 'update');
  const { data } = useQuery({ ...queueFiguresQuery, enabled: mayReview });
  if (!mayReview) return null;
  const count = data?.open ?? 0;
  return (
    <Button
      // Without it, the button fits into the row of what stands before it on a phone.
      icon={<ListChecks className="max-sm:hidden" />}
      variant={isOn ? 'primary' : 'secondary'}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {count === 0 ? messages.name : messages.nameWith({ count })}
    </Button>
  );
}
