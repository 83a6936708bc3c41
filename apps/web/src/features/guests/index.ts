export { CandidatePicker } from './candidate-picker.tsx';
export { GuestLinksButton } from './links/guest-links-button.tsx';
export { loadGuestPage } from './load-guest-page.ts';
