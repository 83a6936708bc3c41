export { createImageReencoder, ImageRefusedError, type ReencodeImage } from './reencode-image.ts';
