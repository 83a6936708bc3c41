import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, type ToasterProps, toast } from 'sonner';

/** Duration of a message: 4 s. */
const durationMilliseconds = 4000;
const successMilliseconds = 3000;

/** Must not cover the next step: dialogs on phones have theirs at the bottom. */
const hasStepsBelow = window.matchMedia('(width < 40rem)').matches;
/** A candidate has steps at the bottom and the navigation at the top; between them is the picture. */
const isCandidate = document.querySelector('[data-surface="candidate"]') !== null;
const aboveSteps = { bottom: '7rem' };

function place(): Pick<ToasterProps, 'position' | 'offset' | 'mobileOffset'> {
  if (isCandidate) return { position: 'bottom-center', offset: aboveSteps, mobileOffset: aboveSteps };
  return { position: hasStepsBelow ? 'top-center' : 'bottom-right' };
}

/** Rendered outside the app's tree, so that a message outlasts its page. */
const host = document.createElement('div');
document.body.append(host);
flushSync(() =>
  createRoot(host).render(
    <Toaster
      {...place()}
      duration={durationMilliseconds}
      closeButton
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'relative flex w-full items-start gap-2.5 rounded-card border border-line bg-raised py-3 pr-10 pl-3.5 text-base text-ink shadow-float',
          title: 'font-medium',
          icon: 'mt-0.5',
          success: '[&_[data-icon]]:text-brand-ink',
          error: '[&_[data-icon]]:text-danger-ink',
          info: '[&_[data-icon]]:text-info-ink',
          closeButton:
            'absolute top-2.5 right-2 rounded-control p-1 text-ink-faint hover:bg-hover hover:text-ink',
        },
      }}
    />,
  ),
);

export function showToast(kind: 'success' | 'error' | 'info', message: string): void {
  toast[kind](message, kind === 'success' ? { duration: successMilliseconds } : {});
}
