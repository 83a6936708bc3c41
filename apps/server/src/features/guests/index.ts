export { createGuestLinksService } from './guest-links.service.ts';
export { guestsRoutes } from './guests.routes.ts';
export { createGuestsService } from './guests.service.ts';
