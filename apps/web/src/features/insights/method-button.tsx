import { Info } from 'lucide-react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Popover } from '../../ui/dialogs/popover.tsx';
import { insightsMessages as messages } from './messages.ts';

/** Explains the method of a number, beside it. */
export function MethodButton({ name, method }: { name: string; method: string }) {
  const label = messages.methodOf({ name });
  return (
    <Popover
      label={label}
      trigger={<IconButton label={label} icon={<Info />} className="size-7 print:hidden" />}
    >
      {method}
    </Popover>
  );
}
