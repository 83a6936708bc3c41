type Kind = 'success' | 'error' | 'info';

/** Shows a short message for 4 s. The code that renders it is loaded with the first message. */
function show(kind: Kind, message: string): void {
  import('./toaster.tsx').then(
    ({ showToast }) => showToast(kind, message),
    // Offline the code cannot be loaded; important messages are on the page, too.
    () => undefined,
  );
}

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
};
