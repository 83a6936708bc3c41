import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_QSCALE,
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_FLAC,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_VORBIS,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_LOG_FATAL,
  AV_NOPTS_VALUE,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AVCOL_RANGE_JPEG,
  AVERROR_EAGAIN,
  AVERROR_EOF,
} from 'node-av/constants';
import {
  avChannelLayoutDefault,
  avChannelLayoutDescribe,
  avGetSampleFmtName,
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  Filter,
  type FilterContext,
  FilterGraph,
  FilterInOut,
  Frame,
  getFFmpegInfo,
  Log,
  Packet,
  Rational,
} from 'node-av/lib';

/**
 * The only file that imports FFmpeg's libraries. It does not export what opens files and addresses in them
 * (libavformat): bytes come from our own demuxer, and go to an allowlist of decoders only.
 */
Log.setLevel(AV_LOG_FATAL);

export {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_QSCALE,
  AV_NOPTS_VALUE,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AVCOL_RANGE_JPEG,
  avChannelLayoutDefault,
  avChannelLayoutDescribe,
  avGetSampleFmtName,
  Codec,
  CodecContext,
  Dictionary,
  Filter,
  type FilterContext,
  FilterGraph,
  FilterInOut,
  Frame,
  Packet,
  Rational,
};

export const ffmpegVersion = getFFmpegInfo().version;

/** Only codecs that browsers and phones record with may reach native code. */
export const decoderIds = {
  avc: AV_CODEC_ID_H264,
  hevc: AV_CODEC_ID_HEVC,
  vp8: AV_CODEC_ID_VP8,
  vp9: AV_CODEC_ID_VP9,
  av1: AV_CODEC_ID_AV1,
  opus: AV_CODEC_ID_OPUS,
  aac: AV_CODEC_ID_AAC,
  mp3: AV_CODEC_ID_MP3,
  vorbis: AV_CODEC_ID_VORBIS,
  flac: AV_CODEC_ID_FLAC,
} as const;

/** @throws with FFmpeg's text of the error. */
export function check(code: number, what: string): void {
  if (code < 0) throw new Error(`${what}: ${FFmpegError.strerror(code)}`);
}

/** No more output until more input arrives, or at all. */
export const isDrained = (code: number) => code === AVERROR_EAGAIN || code === AVERROR_EOF;

/** @throws when there is none, which would mean another build of the libraries. */
export function present<Thing>(thing: Thing | null, what: string): Thing {
  if (thing === null) throw new Error(`${what} is not there.`);
  return thing;
}
