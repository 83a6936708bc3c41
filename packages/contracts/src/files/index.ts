export { readFile, readFileFacts, readLogo } from './files.routes.ts';
export { largestImageBytes, uploadPaths } from './uploads.limits.ts';
export { uploadMessages } from './uploads.messages.ts';
export { uploadRefusals } from './uploads.refusals.ts';
export { deleteUpload, listUploads, uploadFile } from './uploads.routes.ts';
