export { filesRoutes } from './files.routes.ts';
export { createFilesService } from './files.service.ts';
export { createMayStillRead, type MayStillRead } from './still-reading.ts';
export { uploadsRoutes } from './uploads.routes.ts';
export { createUploadsService } from './uploads.service.ts';
