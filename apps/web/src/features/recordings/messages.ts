import { createCatalogue, type Translated } from '../../lib/language.ts';

/** Texts of recording; those fixed by the specification are verbatim. */
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
      'Allow the camera and the microphone for this page: click the camera or lock icon beside the address, choose Allow, then press Grant Permission.',
    missing: 'No camera or microphone was found. Connect one, then press Grant Permission.',
    busy: 'Another program is using the camera. Close video calls and other tabs that use it, then press Grant Permission.',
    unplugged:
      'The camera or the microphone was disconnected. Connect it again, then press Grant Permission. What you recorded is kept.',
    withdrawn:
      'Permission for the camera or the microphone was withdrawn. Allow it again beside the address, then press Grant Permission. What you recorded is kept.',
    taken:
      'The camera or the microphone stopped: another program may have taken it. Close other programs that use it, then press Grant Permission. What you recorded is kept.',
    insecure:
      'Browsers allow the camera only on secure (https) pages. Please ask the hiring team for an https link.',
    unsupported:
      'This browser cannot record video. Please open the link in a current Chrome, Edge, Firefox or Safari.',
  },
  deniedOnIos:
    'Safari: tap the page icon or aA beside the address, then Website Settings, and allow Camera and Microphone. Other browsers: allow both in Settings, Apps, under the name of your browser. Then press Grant Permission.',
  deniedOnAndroid:
    'Tap the icon to the left of the address, then Permissions, and allow Camera and Microphone. If they are not listed, allow both in Settings, Apps, under the name of your browser. Then press Grant Permission.',
  grant: 'Grant Permission',
  start: 'Start recording',
  startNow: 'Start recording now',
  thinking: 'Take a moment to think. The recording starts automatically.',
  thinkingLeft: (time: string) => `Time to think ${time}`,
  thinkingAnnounced: (seconds: number) =>
    `Time to think. The recording starts automatically in at most ${seconds} seconds.`,
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
    'This device has no space left for your recording, but your answers so far are safe. Free some space and try again.',
  empty: 'Nothing was recorded. Please try again.',
  silent:
    'There is no sound in this recording. Check that your microphone is on and not muted, then record again.',
  black: 'There is no picture in this recording. Check that nothing covers your camera, then record again.',
  hearNothing: 'We cannot hear you. Check your microphone: a recording without sound cannot be used.',
  seeNothing: 'The picture is black. Is the lens covered? A recording without picture cannot be used.',
  mutedMicrophone:
    'Your microphone is muted by this device or another program, perhaps by a call. There is no sound until it is back.',
  mutedCamera:
    'Your camera shows no picture at the moment. Another program may be using it. There is no picture until it is back.',
  interruptions: {
    hidden:
      'The recording is paused: the screen was locked, or this page was out of view. Nothing is lost, and the timer is paused too. Press Resume when you are ready.',
    muted:
      'The recording is paused: a call or another program has taken your microphone or camera. Nothing is lost, and the timer is paused too. Press Resume when it is back.',
  },
  check: {
    title: 'Check your camera and microphone',
    text: 'This is how the hiring team will see and hear you. Nothing is sent yet.',
    camera: 'Camera',
    microphone: 'Microphone',
    unnamed: (kind: string, number: number) => `${kind} ${number}`,
    heard: 'We can hear you.',
    unheard: 'We cannot hear you yet. Say something, or choose another microphone.',
    seen: 'We can see you.',
    dark: 'The picture is black. Is the lens covered, or the room dark?',
    roomEnough: 'This device has enough space for your recordings.',
    roomShort: (needed: string, free: string) =>
      `This device has ${free} of space for recordings; the interview may need ${needed}. Free some space before you start.`,
    lineChecking: 'Checking your connection…',
    lineGood: 'Your connection is fast enough.',
    lineSlow:
      'Your connection is slow. Nothing is lost: your answers are kept on this device and sent as fast as possible. A smaller picture is sent sooner.',
    lineUnknown:
      'We couldn’t check your connection. Your answers are kept on this device until they are sent.',
    smallPicture: 'Record in 480p',
    fullPicture: 'Record in 720p',
    isSmall: 'Your answers are recorded in 480p.',
    practise: 'Record a five-second test',
    practising: (seconds: number) => `Recording: ${seconds} s left`,
    again: 'Try again',
    practiceVideo: 'Your test recording',
    practiceText: 'Watch and listen. Only you see it.',
    practiceFailed: 'The test recording did not work. Please try again.',
    go: 'Go to the questions',
  },
  notKeptHere:
    'This browser does not store anything for this page (you may be browsing privately). Your answers are sent as you record; keep this page open until they are submitted.',
  cutOff:
    'This recording was cut off when the page closed. Everything up to then is kept: watch it, then use it or record again.',
  cuts: {
    unplugged:
      'The camera or the microphone was disconnected while you were recording. Everything up to then is kept: watch it, then use it or record again.',
    withdrawn:
      'Permission for the camera or the microphone was withdrawn while you were recording. Everything up to then is kept: watch it, then use it or record again.',
    taken:
      'The camera or the microphone stopped while you were recording. Another program may have taken it. Everything up to then is kept: watch it, then use it or record again.',
    asleep:
      'This device seems to have gone to sleep while you were recording. Everything up to then is kept: watch it, then use it or record again.',
    storageFull:
      'This device ran out of space while you were recording. Everything up to then is kept: use it, or free some space and record again.',
  },
} as const;

export const recordingTexts = createCatalogue(english, {
  es: async () => (await import('./messages.es.ts')).spanish,
  fr: async () => (await import('./messages.fr.ts')).french,
  de: async () => (await import('./messages.de.ts')).german,
});
export type RecordingTexts = Translated<typeof english>;
