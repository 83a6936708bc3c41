export { type RegistrationMode, registrationModes } from './registration.ts';
export { publicSettings } from './settings.routes.ts';
