export { announceFile, eraseArriving, storeArriving } from './arriving-files.ts';
export { cleanFileName, cleanGivenName } from './clean-name.ts';
export { deleteFiles, findFile, insertFile, setMime } from './file-rows.ts';
export { eraseFiles, sweepArriving, sweepUploads } from './files.tasks.ts';
export { type FileFormat } from './formats/file-formats.ts';
export { judgeFile, type Unfit } from './formats/judge-file.ts';
export { presentFile } from './present-file.ts';
export { removeFiles } from './remove-files.ts';
export { keepRest, keepWhole } from './rest-rows.ts';
export { openStoredFile, type StoredFile } from './stored-file.ts';
export { readHead, requireEnd } from './stream-head.ts';
export {
  findUpload,
  insertUpload,
  isCompanyLogo,
  isOwnPicture,
  listUploads,
  type UploadPurpose,
  uploadsFolder,
} from './uploads.ts';
