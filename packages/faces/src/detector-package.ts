import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Where the npm packages of the detector lie. They are optional, as they take 130 MB. */
export type DetectorPackage = {
  version: string;
  /** The program, which takes whatever else it needs from beside it. */
  program: string;
  /** A folder with more models than are ever loaded (`detectorModels`). */
  models: string;
  /** A folder with TensorFlow's WebAssembly. */
  wasm: string;
};

/** Where a face is, and how its points lie. Nothing that knows people, ages or emotions is ever read. */
export const detectorModels = ['blazeface', 'facemesh'] as const;

/** @returns undefined where it is not installed. */
export function faceDetector(): DetectorPackage | undefined {
  try {
    // Only the package's own way in may be asked for by name.
    const dist = dirname(require.resolve('@vladmandic/human'));
    require.resolve('@tensorflow/tfjs-converter');
    const { version } = require(join(dist, '../package.json')) as { version: string };
    return {
      version,
      program: join(dist, 'human.node-wasm.js'),
      models: join(dist, '../models'),
      wasm: dirname(require.resolve('@tensorflow/tfjs-backend-wasm')),
    };
  } catch {
    return undefined;
  }
}
