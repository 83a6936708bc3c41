import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { direction } from '../../lib/language/language.ts';
import { classNames } from '../class-names.ts';

export type MenuProps = {
  /** The button that opens it, such as an `IconButton`. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
};

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} dir={direction()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[min(24rem,calc(100vw-1rem))] animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1 text-ink shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export type MenuItemProps = {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(
        'flex h-control cursor-default select-none items-center gap-2.5 rounded-control px-2.5 outline-none',
        'data-disabled:opacity-50 [&_svg]:size-4',
        danger
          ? 'text-danger-ink data-highlighted:bg-danger-soft'
          : 'data-highlighted:bg-hover [&_svg]:text-ink-faint',
      )}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** Above items that belong together, or in place of them. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 py-1.5 font-medium text-ink-faint text-xs">
      {children}
    </DropdownMenu.Label>
  );
}

/** Items under their label. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Group aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {children}
    </DropdownMenu.Group>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
