export { findExtraTimes } from './extra-time.repository.ts';
export { extraTimeRoutes } from './extra-time.routes.ts';
export { createExtraTimeService } from './extra-time.service.ts';
export { giveExtraTimeToMany, restoreExtraTimes } from './give-to-many.ts';
