export { CandidatePicker } from './candidate-picker.tsx';
export { GuestLinksButton } from './links/guest-links-button.tsx';
export { GuestPage } from './page/guest-page.tsx';
