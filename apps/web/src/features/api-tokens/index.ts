export { ApiPage } from './api-page.tsx';
