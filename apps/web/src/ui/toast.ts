type Kind = 'success' | 'error' | 'info';

/** Shows a short message for 4 s. The code that draws it is loaded with the first message. */
function show(kind: Kind, message: string): void {
  void import('./toaster.tsx').then(({ showToast }) => showToast(kind, message));
}

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
};
