export { ExtraTimeButton } from './extra-time-button.tsx';
