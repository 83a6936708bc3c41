import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Where the npm packages of the detector are. They are optional, as they take 130 MB. */
export type DetectorPackage = {
  version: string;
  /** The program, which loads whatever else it needs from its own folder. */
  program: string;
  /** A folder with more models than are used (`detectorModels`). */
  models: string;
  /** A folder with TensorFlow's WebAssembly. */
  wasm: string;
};

/** Models that find a face and its landmarks. Nothing that recognizes people, ages or emotions is ever loaded. */
export const detectorModels = ['blazeface', 'facemesh'] as const;

/** @returns undefined where it is not installed. */
export function faceDetector(): DetectorPackage | undefined {
  try {
    // Only the package's main entry can be resolved by name.
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
