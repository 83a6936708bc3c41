import { Popover as RadixPopover } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';

export type PopoverProps = {
  /** The button that opens it, such as an `IconButton`. */
  trigger: ReactElement;
  /** Names its content. */
  label: string;
  /** What closes by itself, such as a form, is given the way to. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** Additional content beside its button; closed by Escape and by a press elsewhere. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={setIsOpen}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          sideOffset={4}
          collisionPadding={12}
          className="z-50 max-w-80 animate-appear rounded-card border border-line bg-raised p-card text-ink text-sm shadow-float"
        >
          {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
