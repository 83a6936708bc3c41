/** Every program that Nimble starts as a process or thread of its own, as paths from the root. */
export const programs = [
  'apps/server/src/main.ts',
  'apps/server/src/platform/images/image-process.ts',
  'apps/server/src/features/resumes/resume-process.ts',
  'apps/server/src/features/resumes/resume-parser.ts',
  'packages/faces/src/detector-process.ts',
  'packages/media/src/codec/codec-process.ts',
  'packages/media/src/codec/watch.ts',
  'packages/media/src/probing/probe-process.ts',
  'packages/speech/src/sherpa-process.ts',
  'packages/speech/src/models/unpack-process.ts',
];

/** The name of a program's file in a bundle, without its ending. */
export const nameOf = (program) => program.slice(program.lastIndexOf('/') + 1, -'.ts'.length);
