export { publicSettings } from './settings.routes.ts';
