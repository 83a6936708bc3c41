import type { AudioFacts, Inspection, MediaFacts } from '../inspect.ts';

/** How the pictures and sounds of all answers get into one file. */
export type JoinPlan = {
  /** `copy`: packets as they are. `transcode`: every picture to H.264 of one size. */
  video: { kind: 'copy' } | { kind: 'transcode'; width: number; height: number };
  /** `copy`: packets as they are. `encode`: one AAC track over all answers, silence where one has no sound. */
  audio: { kind: 'copy' } | { kind: 'encode' };
};

/** Codecs that play in an mp4 file. VP8 does not. */
const copiedVideo = new Set(['avc', 'vp9', 'av1']);
/** Limits of level 4.0 (codec/film-packets.ts). */
const mostEncodedPixels = 1920 * 1080;
/** The cards of a film without any picture have this size, so that their text can be read full screen. */
const sizeWithoutPicture = { width: 1280, height: 720 };
/** H.264 needs even sizes. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/**
 * Copies everything that may share one track. Sound is copied only as AAC: a copied Opus track does not play
 * everywhere, and drifts at its seams.
 */
export function planJoin(answers: readonly Inspection[]): JoinPlan {
  const facts = answers.map((answer) => answer.facts);
  // Where packets are copied one by one, nothing fills the gaps of the sound.
  const isIndexed = answers.every(({ index }) => index !== undefined);
  return { video: planVideo(facts), audio: isIndexed ? planAudio(facts) : { kind: 'encode' } };
}

function planVideo(answers: readonly MediaFacts[]): JoinPlan['video'] {
  const videos = answers.flatMap(({ video }) => video ?? []);
  const first = videos[0];
  const isAlike =
    first !== undefined &&
    videos.length === answers.length &&
    videos.every((video) => {
      return (
        copiedVideo.has(video.codec) &&
        video.codec === first.codec &&
        video.width === first.width &&
        video.height === first.height &&
        video.rotation === first.rotation &&
        // VP9 has its parameters in each key frame; the others need the decoder's configuration.
        (video.codec === 'vp9' || video.configuration === first.configuration)
      );
    });
  if (isAlike) return { kind: 'copy' };
  const sizes = videos.map(({ width, height, rotation }) =>
    rotation % 180 === 0 ? { width, height } : { width: height, height: width },
  );
  const largest = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  return { kind: 'transcode', ...encodable(largest ?? sizeWithoutPicture) };
}

/** Up to the limit of its H.264 level: more would not play everywhere, and its encoder would need a gigabyte. */
function encodable({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, Math.sqrt(mostEncodedPixels / (width * height)));
  return { width: even(width * scale), height: even(height * scale) };
}

function planAudio(answers: readonly MediaFacts[]): JoinPlan['audio'] {
  const first = answers[0]?.audio;
  const isAlike =
    first?.codec === 'aac' &&
    isPlainAac(first) &&
    answers.every(({ audio }) => {
      return (
        audio?.codec === 'aac' &&
        audio.configuration === first.configuration &&
        audio.sampleRate === first.sampleRate &&
        audio.channels === first.channels
      );
    });
  return isAlike ? { kind: 'copy' } : { kind: 'encode' };
}

/**
 * AAC in its basic form (ISO 14496-3, AudioSpecificConfig): object type 2, one or two channels, 1024 samples a packet,
 * without extensions except an explicit mark that there are none.
 */
function isPlainAac({ configuration, channels }: AudioFacts): boolean {
  const [head, extension] = [Number.parseInt(configuration.slice(0, 4), 16), configuration.slice(4)];
  const [objectType, rateIndex, channelIndex] = [head >> 11, (head >> 7) & 15, (head >> 3) & 15];
  const isBasic = objectType === 2 && rateIndex < 13 && (head & 0b111) === 0;
  return isBasic && channels === channelIndex && channels <= 2 && ['', '56e500'].includes(extension);
}
