export { createMailStopsService } from './mail-stops.service.ts';
export { mailsRoutes } from './mails.routes.ts';
