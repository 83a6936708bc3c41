import { Check, House } from 'lucide-react';
import { MenuItem } from '../../ui/buttons/menu.tsx';
import { viewMessages as messages } from './messages.ts';

type Props = { name: string; isOpened: boolean; isDefault: boolean; onOpen: () => void };

/** A view in the menu; a house marks the one that the list opens with. */
export function ViewItem({ name, isOpened, isDefault, onOpen }: Props) {
  return (
    <MenuItem icon={<Check aria-hidden className={isOpened ? '' : 'invisible'} />} onSelect={onOpen}>
      <span
        dir="auto"
        title={name}
        className="min-w-0 flex-1 truncate"
        {...(isOpened && { 'aria-current': true })}
      >
        {name}
      </span>
      {isDefault && <House role="img" aria-label={messages.opensList} />}
    </MenuItem>
  );
}
