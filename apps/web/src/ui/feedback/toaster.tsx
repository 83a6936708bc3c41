import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type ExternalToast, Toaster, type ToasterProps, toast } from 'sonner';
import { direction } from '../../lib/language/language.ts';
import { uiMessages } from '../messages.ts';
import type { ToastOptions, Undo } from './toast.ts';
import { UndoButton } from './undo-button.tsx';

/** Duration of a message: 4 s. */
const durationMilliseconds = 4000;
const successMilliseconds = 3000;

/** Must not cover the next step: dialogs on phones have theirs at the bottom. */
const narrow = window.matchMedia('(width < 40rem)');
/** A candidate has steps at the bottom and the navigation at the top; between them is the picture. */
const isCandidate = document.querySelector('[data-surface="candidate"]') !== null;
const aboveSteps = { bottom: '7rem' };

/** A wide dialog has its next step in the corner where messages are. */
const dialogWithSteps = '[role$="dialog"][data-state="open"] footer';
const aboveDialog = { top: '0.75rem' };

type Where = { isNarrow: boolean; isInDialog: boolean };

function placeOf({
  isNarrow,
  isInDialog,
}: Where): Pick<ToasterProps, 'position' | 'offset' | 'mobileOffset'> {
  if (isCandidate) return { position: 'bottom-center', offset: aboveSteps, mobileOffset: aboveSteps };
  if (isNarrow) return { position: 'top-center' };
  const side = direction() === 'rtl' ? 'left' : 'right';
  return isInDialog ? { position: `top-${side}`, offset: aboveDialog } : { position: `bottom-${side}` };
}

/** A dialog of several pages may have a next step on some of them only. */
function subscribeToDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A window may become narrow, as when a tablet is turned. */
function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

function Messages() {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches);
  const isInDialog = useSyncExternalStore(
    subscribeToDialogs,
    () => document.querySelector(dialogWithSteps) !== null,
  );
  return (
    <Toaster
      {...placeOf({ isNarrow, isInDialog })}
      duration={durationMilliseconds}
      // A later message must not cover the button that undoes an earlier one.
      expand={!isCandidate}
      closeButton
      // Without it the library adds the English name of a key.
      customAriaLabel={uiMessages.notices}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: uiMessages.closeMessage,
        classNames: {
          toast:
            'relative flex w-full items-start gap-2.5 rounded-card border border-line bg-raised py-3 pe-10 ps-3.5 text-base text-ink shadow-float',
          title: 'font-medium',
          content: 'min-w-0 flex-1',
          description: 'line-clamp-2 wrap-anywhere text-ink-soft',
          icon: 'mt-0.5',
          success: '[&_[data-icon]]:text-success-ink',
          error: '[&_[data-icon]]:text-danger-ink',
          info: '[&_[data-icon]]:text-info-ink',
          closeButton:
            'absolute top-2.5 inset-e-2 rounded-control p-1 text-ink-faint hover:bg-hover hover:text-ink',
        },
      }}
    />
  );
}

/** Rendered outside the app's tree, so that a message outlasts its page. */
const host = document.createElement('div');
document.body.append(host);
flushSync(() => createRoot(host).render(<Messages />));

/** How many offers to undo something were made. */
let offers = 0;

export function showToast(
  kind: 'success' | 'error' | 'info',
  message: string,
  { detail, undo }: ToastOptions = {},
): void {
  if (undo === undefined) dismissSame(kind, message, detail);
  toast[kind](message, {
    ...(kind === 'success' && { duration: successMilliseconds }),
    ...(detail !== undefined && { description: detail }),
    ...(undo !== undefined && undoable(undo)),
  });
}

/** The same message again takes the place of the one that is shown. An update in place would not be read out. */
function dismissSame(kind: string, message: string, detail: string | undefined): void {
  for (const shown of toast.getToasts()) {
    if (!('title' in shown) || shown.action !== undefined) continue;
    if (shown.type === kind && shown.title === message && shown.description === detail)
      toast.dismiss(shown.id);
  }
}

function undoable(undo: Undo): ExternalToast {
  const { id, onGone } = undo;
  offers += 1;
  const left = { current: undo.milliseconds };
  return {
    id,
    // The button counts the time.
    duration: Number.POSITIVE_INFINITY,
    // The key starts the time of a message that replaces another one.
    action: <UndoButton key={offers} undo={undo} left={left} onClose={() => toast.dismiss(id)} />,
    onDismiss: onGone,
  };
}

export function closeToast(id: string): void {
  toast.dismiss(id);
}
