import { InfoButton } from '../../ui/dialogs/help-tip.tsx';
import { Popover } from '../../ui/dialogs/popover.tsx';
import { insightsMessages as messages } from './messages.ts';

/** Explains the method of a number, beside it. */
export function MethodButton({ name, method }: { name: string; method: string }) {
  const label = messages.methodOf({ name });
  return (
    <Popover label={label} trigger={<InfoButton aria-label={label} title={label} />}>
      {method}
    </Popover>
  );
}
