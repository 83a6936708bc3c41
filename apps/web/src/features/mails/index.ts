export { StopEmailsPage } from './stop-emails-page.tsx';
