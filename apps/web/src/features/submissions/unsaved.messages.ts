/** Asks before what was typed is lost. */
export const unsavedMessages = {
  title: 'Unsaved Changes',
  /** Of a window that one cancels (spec 2 §2). */
  cancelText: 'You have unsaved changes. Are you sure you want to cancel? All changes will be lost.',
  /** Of a page that one leaves. */
  leaveText: 'You have unsaved changes. Leave this candidate? All changes will be lost.',
  stay: 'Continue editing',
  leave: 'Discard changes',
} as const;
