import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FfmpegMissingError } from './errors.ts';

const run = promisify(execFile);
const oldest = [5, 1] as const;
/** It loads a hundred libraries before it says a word, which takes a machine with other work much longer than a moment. */
const patienceMilliseconds = 60_000;
/** There is nothing to run under this name. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'ENOEXEC']);

export type Ffmpeg = { path: string; version: string; origin: 'FFMPEG_PATH' | 'PATH' | 'ffmpeg-static' };

/**
 * Finds the ffmpeg program: the one that is set, else the one in PATH, else the npm package's.
 * @throws FfmpegMissingError when there is none of at least 5.1, or none that could be asked at this moment.
 */
export async function findFfmpeg(setPath?: string): Promise<Ffmpeg> {
  if (setPath !== undefined) {
    const version = await versionOf(setPath);
    if (version === undefined)
      throw new FfmpegMissingError(`FFMPEG_PATH ${setPath} is not an ffmpeg program.`);
    return checked({ path: setPath, version, origin: 'FFMPEG_PATH' });
  }
  const inPath = await versionOf('ffmpeg');
  if (inPath !== undefined && isNewEnough(inPath)) return { path: 'ffmpeg', version: inPath, origin: 'PATH' };
  const packaged = await packagedPath();
  const version = packaged === undefined ? undefined : await versionOf(packaged);
  if (packaged !== undefined && version !== undefined)
    return { path: packaged, version, origin: 'ffmpeg-static' };
  if (inPath !== undefined) return checked({ path: 'ffmpeg', version: inPath, origin: 'PATH' });
  throw new FfmpegMissingError('ffmpeg was not found; install it (5.1 or newer) or set FFMPEG_PATH.');
}

function checked(ffmpeg: Ffmpeg): Ffmpeg {
  if (isNewEnough(ffmpeg.version)) return ffmpeg;
  throw new FfmpegMissingError(
    `ffmpeg ${ffmpeg.version} is too old; Nimble needs ${oldest.join('.')} or newer.`,
  );
}

/** undefined where there is no program, or another one. @throws FfmpegMissingError where it was ended before it answered. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(path, ['-hide_banner', '-version'], { timeout: patienceMilliseconds });
    return /^ffmpeg version (\S+)/.exec(stdout)?.[1];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code === 'number' || (typeof code === 'string' && absent.has(code))) return undefined;
    const why = typeof code === 'string' ? code : 'it was ended before it answered';
    throw new FfmpegMissingError(
      `${path} is there and could not be asked for its version (${why}); the machine may have too much to do.`,
      { cause: error },
    );
  }
}

/** Builds from the newest sources are named by a commit and not by a number. */
function isNewEnough(version: string): boolean {
  const match = /^n?(\d+)\.(\d+)/.exec(version);
  if (match === null) return true;
  const [major, minor] = [Number(match[1]), Number(match[2])];
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** An optional dependency: absent where its own installation could not fetch the program. */
async function packagedPath(): Promise<string | undefined> {
  try {
    const name = 'ffmpeg-static';
    const module: unknown = await import(name);
    const path =
      typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
    return typeof path === 'string' ? path : undefined;
  } catch {
    return undefined;
  }
}
