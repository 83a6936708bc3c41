type Kind = 'success' | 'error' | 'info';

/** Shows a short message for 4 s, or 3 s for a success. The code that draws it is loaded with the first message. */
function show(kind: Kind, message: string): void {
  import('./toaster.tsx').then(
    ({ showToast }) => showToast(kind, message),
    // Without a line the code cannot come; what matters is said on the page, too.
    () => undefined,
  );
}

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
};
