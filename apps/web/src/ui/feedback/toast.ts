type Kind = 'success' | 'error' | 'info';

/** An offer to undo what the message reports. */
export type Undo = {
  /** Id of the message: a later message with the same id replaces it. */
  id: string;
  label: string;
  /** The offer's length, which pauses while the message is hovered or focused and while its tab is hidden. */
  milliseconds: number;
  onUndo: () => void;
  /** Called at the end of the offer: used, closed or expired. */
  onGone: () => void;
};

export type ToastOptions = {
  /** A second line, as the candidate's name. */
  detail?: string;
  undo?: Undo;
};

/** Shows a short message for 4 s, or 3 s for a success. The code that renders it is loaded with the first message. */
function show(kind: Kind, message: string, options?: ToastOptions): void {
  import('./toaster.tsx').then(
    ({ showToast }) => showToast(kind, message, options),
    // Offline the code cannot be loaded; important messages are on the page, too.
    () => options?.undo?.onGone(),
  );
}

/** Loads the code of messages before the first one, which may say that the server does not answer. */
export function prepareToasts(): void {
  import('./toaster.tsx').catch(() => undefined);
}

export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  /** Closes a message that can be undone, by its name. */
  close: (id: string) => void import('./toaster.tsx').then(({ closeToast }) => closeToast(id)),
};
