import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ImageKind, imageKinds, isImageKind, mostPixels, refusedExitCode } from './image-kinds.ts';

/**
 * The process that decodes one picture from standard input and re-encodes it to standard output. Hostile bytes find no
 * secret, no connection and no file of Nimble here, and crash nothing else.
 */
const mostMemoryBytes = 900 * 1024 * 1024;
const watchMilliseconds = 25;
const lowPriority = 10;
/** The density at which a user unit of SVG is one pixel, and the limits of raising it. */
const svgDensity = 72;
const densestSvg = 7200;

async function reencode(kind: ImageKind): Promise<Buffer> {
  const bytes = await buffer(process.stdin);
  // One picture, one thread: caches are useless.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}Buffer`),
  });
  const { width, height, formats } = imageKinds[kind];
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const;
  const facts = await sharp(bytes, options).metadata();
  if (!formats.some((format) => format === facts.format)) throw new Error(`${facts.format} is not taken`);
  const isSvg = facts.format === 'svg';
  const picture = sharp(bytes, isSvg ? { ...options, density: densityFor(facts, width, height) } : options);
  return finish(picture.autoOrient(), kind).toBuffer();
}

function finish(picture: Sharp, kind: ImageKind): Sharp {
  const { width, height } = imageKinds[kind];
  if (kind === 'avatar')
    return picture
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 86 });
  const inside = picture.resize(width, height, { fit: 'inside', withoutEnlargement: true });
  return kind === 'logo' ? inside.png({ compressionLevel: 9 }) : inside.webp({ quality: 88 });
}

/** Renders a small SVG at the final size instead of enlarging its pixels. */
function densityFor(facts: Metadata, width: number, height: number): number {
  const scale = Math.max(width / facts.width, height / facts.height);
  return Math.min(Math.max(svgDensity * scale, 1), densestSvg);
}

/** Decoding runs on another thread, so this one can watch its memory and its time. */
function watchCost(processorSeconds: number): void {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isTooLong = user + system > processorSeconds * 1_000_000;
    if (isTooLong || process.memoryUsage.rss() > mostMemoryBytes) process.exit(refusedExitCode);
  }, watchMilliseconds).unref();
}

try {
  const [kind, processorSeconds] = process.argv.slice(2);
  if (!isImageKind(kind)) throw new Error(`no such kind: ${kind}`);
  watchCost(Number(processorSeconds));
  setPriority(lowPriority);
  const image = await reencode(kind);
  process.stdout.end(image);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = refusedExitCode;
}
