import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useOpener } from './use-opener.ts';

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' };

export type ModalProps = {
  open: boolean;
  /**
   * Called by Escape, the cross and a press outside; the owner decides. Without it only the buttons of the footer close
   * the dialog, for what is lost with it.
   */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, at the lower right. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/** The scrim is on the layer of dialogs, so that it also dims one that stays open behind. */
export function Modal({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'medium',
  role = 'dialog',
  children,
}: ModalProps) {
  const { focusOpener } = useOpener(open);
  const { cross, content, footer: buttons, begin } = useFirstFocus();
  const isEmpty = children === undefined || children === null || children === false;
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Dialog.Content
          role={role}
          onOpenAutoFocus={(event) => begin(event, focusedFirst(role, onClose))}
          onCloseAutoFocus={focusOpener}
          onInteractOutside={role === 'alertdialog' ? (event) => event.preventDefault() : undefined}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col outline-none',
            'rounded-t-card border border-line bg-raised text-ink shadow-float',
            'sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:rounded-card',
            widths[size],
          )}
        >
          <Head title={title} description={description} cross={cross} onClose={onClose} />
          {!isEmpty && (
            // Above a first field there is room for its focus ring, which scrolling would cut off.
            <div ref={content} className="-mt-1 min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">
              {children}
            </div>
          )}
          {footer !== undefined && (
            <footer
              ref={buttons}
              className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3"
            >
              {footer}
            </footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Where the focus goes without a field. In a dialog that stays, a second Enter must not end it unread. */
function focusedFirst(role: ModalProps['role'], onClose: ModalProps['onClose']) {
  if (onClose === undefined) return 'content';
  return role === 'alertdialog' ? 'footer' : 'cross';
}

type HeadProps = Pick<ModalProps, 'title' | 'description' | 'onClose'> & { cross: Ref<HTMLButtonElement> };

function Head({ title, description, cross, onClose }: HeadProps) {
  return (
    <header className="flex items-start gap-3 px-5 pt-4 pb-3">
      <div className="min-w-0 flex-1 pt-1">
        <Dialog.Title className="font-semibold text-lg">{title}</Dialog.Title>
        {description !== undefined && (
          <Dialog.Description className="mt-1 text-ink-soft">{description}</Dialog.Description>
        )}
      </div>
      {onClose !== undefined && (
        <IconButton ref={cross} label={uiMessages.close} icon={<X />} onClick={onClose} className="-me-2" />
      )}
    </header>
  );
}
