export { presentFile } from './files.presenter.ts';
export { deleteFiles, insertFile } from './files.repository.ts';
export { filesRoutes } from './files.routes.ts';
export { createFilesService } from './files.service.ts';
export { eraseFiles, sweepUploads } from './files.tasks.ts';
export { uploadsRoutes } from './uploads.routes.ts';
export { createUploadsService, isOwnPicture, removeUpload } from './uploads.service.ts';
