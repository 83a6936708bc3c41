export { InstallationPage } from './installation-page.tsx';
