export { readFile } from './files.routes.ts';
