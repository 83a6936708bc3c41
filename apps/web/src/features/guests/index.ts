export { CandidatePicker } from './candidate-picker.tsx';
export { GuestLinksButton } from './links/guest-links-button.tsx';
export { GuestLinksDialog } from './links/guest-links-dialog.tsx';
export { loadGuestPage } from './load-guest-page.ts';
