import { createCatalogue, type Translated } from '../../lib/language.ts';

/** Texts of recording; those that spec 1 §2 and §8 quote are verbatim. */
const english = {
  cameraReady: 'Camera ready',
  checking: 'Checking...',
  cameraError: 'Camera error',
  micReady: 'Mic ready',
  micError: 'Mic error',
  accessTitle: 'Camera Access Required',
  accessText: 'Camera and microphone access is required to record your response.',
  accessHints: {
    denied:
      'Allow the camera and the microphone for this page: press the camera or lock sign beside the address, choose Allow, then press Grant Permission.',
    missing: 'No camera or microphone was found. Connect one, then press Grant Permission.',
    busy: 'Another program is using the camera. Close video calls and other tabs that use it, then press Grant Permission.',
    unplugged:
      'The camera or the microphone was disconnected. Connect it again, then press Grant Permission. What you recorded is kept.',
    withdrawn:
      'The permission for the camera or the microphone was withdrawn. Allow it again beside the address, then press Grant Permission. What you recorded is kept.',
    taken:
      'The camera or the microphone stopped: another program may have taken it. Close other programs that use it, then press Grant Permission. What you recorded is kept.',
    insecure:
      'Browsers give the camera to pages with https only. Please ask the hiring team for a link with https.',
    unsupported:
      'This browser cannot record video. Please open the link in a current Chrome, Edge, Firefox or Safari.',
  },
  grant: 'Grant Permission',
  start: 'Start recording',
  startNow: 'Start recording now',
  thinking: 'Take a moment to think. The recording starts by itself.',
  thinkingLeft: (time: string) => `Time to think ${time}`,
  thinkingAnnounced: (seconds: number) =>
    `Time to think. The recording starts by itself in at most ${seconds} seconds.`,
  cancel: 'Cancel',
  keeping: 'Saving your recording…',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop recording',
  retake: 'Retake',
  retakesLeft: (count: number) => `Retake (${count} left)`,
  noRetakesLeft: 'No retakes are left for this question: this recording will be your answer.',
  use: 'Use This Recording',
  recording: 'Recording',
  paused: 'Paused',
  happy: 'Happy with your recording?',
  getReady: 'Look at the camera and take a breath',
  startingIn: (seconds: number) => `Recording starts in ${seconds}`,
  timeLeft: (time: string) => `Time left ${time}`,
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  noStream: 'No camera stream available',
  noPreview: 'Failed to create video preview. Please try again.',
  startFailed: 'Failed to start recording. Please try again.',
  noResume: 'Resuming recording is not supported in your browser',
  unsupported:
    'This browser cannot record video. Please open the link in a current Chrome, Edge, Firefox or Safari.',
  yourCamera: 'Your camera',
  yourRecording: (time: string) => `Your recording, ${time}`,
  notKept:
    'This device has no room left to keep your recording. Free some space and try again. Your answers so far are safe.',
  empty: 'Nothing was recorded. Please try again.',
  silent:
    'There is no sound in this recording. Check that your microphone is on and not muted, then record again.',
  black: 'There is no picture in this recording. Check that nothing covers your camera, then record again.',
  hearNothing: 'We hear nothing. Check your microphone: a recording without sound cannot be used.',
  seeNothing: 'The picture is black. Is the lens covered? A recording without picture cannot be used.',
  mutedMicrophone:
    'Your microphone is muted by this device or another program. A call, perhaps? Sound is missing until it is back.',
  mutedCamera:
    'Your camera gives no picture at the moment. Another program, perhaps? The picture is missing until it is back.',
  interruptions: {
    hidden:
      'The recording is paused: the screen was locked, or this page was out of view. Nothing is lost and no time has passed. Press Resume when you are ready.',
    muted:
      'The recording is paused: a call or another program has taken your microphone or camera. Nothing is lost and no time has passed. Press Resume when it is back.',
  },
  check: {
    title: 'Check your camera and microphone',
    text: 'This is how the hiring team will see and hear you. Nothing of this is sent.',
    camera: 'Camera',
    microphone: 'Microphone',
    unnamed: (kind: string, number: number) => `${kind} ${number}`,
    heard: 'We hear you.',
    unheard: 'We hear nothing yet. Say something, or choose another microphone.',
    seen: 'Your picture is there.',
    dark: 'The picture is black. Is the lens covered, or the room dark?',
    roomEnough: 'This device has room for your recordings.',
    roomShort: (needed: string, free: string) =>
      `This device may keep ${free} more; the interview can need ${needed}. Free some space before you begin.`,
    lineChecking: 'Measuring your line…',
    lineGood: 'Your line keeps up with the recording.',
    lineSlow:
      'Your line is slower than the recording. Nothing is lost: answers are kept here and sent as fast as it goes. A smaller picture is sent sooner.',
    lineUnknown: 'Your line could not be measured. Answers are kept here until they are sent.',
    smallPicture: 'Record in 480p',
    fullPicture: 'Record in 720p',
    isSmall: 'Your answers are recorded in 480p.',
    practise: 'Record five seconds to try',
    practising: (seconds: number) => `Recording: ${seconds} s left`,
    again: 'Try again',
    practiceVideo: 'Your practice recording',
    practiceText: 'Watch and listen. Only you see it.',
    practiceFailed: 'The practice recording did not work. Please try again.',
    go: 'Go to the questions',
  },
  notKeptHere:
    'This browser keeps nothing for this page (private browsing, perhaps). Your answers are sent as you record; keep this page open until they are submitted.',
  cutOff:
    'This recording was cut off when the page closed. Everything until then is kept: watch it, then use it or record again.',
  cuts: {
    unplugged:
      'The camera or the microphone was disconnected while you were recording. Everything until then is kept: watch it, then use it or record again.',
    withdrawn:
      'The permission for the camera or the microphone was withdrawn while you were recording. Everything until then is kept: watch it, then use it or record again.',
    taken:
      'The camera or the microphone stopped while you were recording. Another program may have taken it. Everything until then is kept: watch it, then use it or record again.',
    asleep:
      'This device stood still while you were recording (asleep, perhaps). Everything until then is kept: watch it, then use it or record again.',
    storageFull:
      'This device ran out of room while you were recording. Everything until then is kept: use it, or free some space and record again.',
  },
} as const;

export const recordingTexts = createCatalogue(english, {
  es: async () => (await import('./messages.es.ts')).spanish,
  fr: async () => (await import('./messages.fr.ts')).french,
  de: async () => (await import('./messages.de.ts')).german,
});
export type RecordingTexts = Translated<typeof english>;
