export { loadStopEmailsPage } from './load-stop-emails-page.ts';
