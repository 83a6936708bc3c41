/** Texts about unsaved input. */
export const unsavedMessages = {
  title: 'Unsaved Changes',
  /** When canceling a dialog. */
  cancelText: 'You have unsaved changes. Are you sure you want to cancel? All changes will be lost.',
  /** When leaving a page. */
  leaveText: 'You have unsaved changes. Leave this candidate? All changes will be lost.',
  stay: 'Continue editing',
  leave: 'Discard changes',
} as const;
