export { presentFile } from './files.presenter.ts';
export { deleteFiles, insertFile } from './files.repository.ts';
export { filesRoutes } from './files.routes.ts';
export { createFilesService } from './files.service.ts';
export { eraseFiles } from './files.tasks.ts';
