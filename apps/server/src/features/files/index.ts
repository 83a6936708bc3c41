export { presentFile } from './files.presenter.ts';
export { deleteFiles, insertFile, setMime } from './files.repository.ts';
export { filesRoutes, sendFileUnkept } from './files.routes.ts';
export { createFilesService, type StoredFile } from './files.service.ts';
export { eraseFiles, sweepUploads } from './files.tasks.ts';
export { createMayStillRead, type MayStillRead } from './still-reading.ts';
export { uploadsRoutes } from './uploads.routes.ts';
export { createUploadsService, isCompanyLogo, isOwnPicture, removeUpload } from './uploads.service.ts';
