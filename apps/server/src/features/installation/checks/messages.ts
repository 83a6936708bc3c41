/** In gigabytes of 1024³, or in megabytes below one. */
function sizeInWords(bytes: number): string {
  const unit = bytes >= 1024 ** 3 ? { name: 'GB', bytes: 1024 ** 3 } : { name: 'MB', bytes: 1024 ** 2 };
  return `${(bytes / unit.bytes).toLocaleString('en', { maximumFractionDigits: 1 })} ${unit.name}`;
}

/** The page Installation shows these texts, and `nimble doctor` prints them. Commands are in backticks. */
export const checkMessages = {
  tooLate: (seconds: number) => `No answer within ${seconds} seconds.`,
  checking: 'Checking now.',
  notChecked: 'Not checked yet.',
  needsWorker: 'Only a worker can check this, and none is running.',
  onHost: (host: string, text: string) => `${host}: ${text}`,

  processes: {
    running: (webs: number, workers: number) =>
      `${webs} web ${webs === 1 ? 'server' : 'servers'} and ${workers} ${workers === 1 ? 'worker' : 'workers'} are running.`,
    noWorker:
      'No worker is running. Recordings are received but not checked, joined or transcribed, and emails wait.',
    workerGone: (ago: string) =>
      `No worker is running; the last one reported ${ago} ago. Recordings are received but not checked, joined or transcribed, and emails wait.`,
    startWorker:
      '`npm start` runs a worker and restarts it; its log says why it stopped. With DATABASE_URL, run `npx nimble worker`.',
  },
  tasks: {
    none: 'No task is waiting.',
    waiting: (count: number, ago: string) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'task is' : 'tasks are'} waiting, the oldest for ${ago}.`,
    failed: (count: number, names: string) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'task has' : 'tasks have'} failed for good: ${names}.`,
    speedUp:
      'If this continues, raise TASK_CONCURRENCY or run another worker. Joining and transcribing need CPU time.',
    retry:
      'The worker’s log says why. Retry failed steps of a submission on its page; failed tasks are deleted after 30 days.',
  },
  database: {
    answers: (version: string, state: string) => `PostgreSQL ${version} answers, ${state}.`,
    allApplied: (count: number) => `all ${count} migrations applied`,
    waiting: (count: number) =>
      `${count} ${count === 1 ? 'migration' : 'migrations'} to apply at the next start`,
    restart: 'Restart Nimble, which applies them.',
  },
  files: {
    bucket: (name: string) => `the bucket ${name}`,
    notMade: (place: string) => `Files are kept in ${place}, which the first start creates.`,
    works: (place: string) => `Files are kept in ${place}. Writing, reading and deleting one works.`,
    fails: (place: string, reason: string) => `Files are kept in ${place}, but that does not work: ${reason}`,
    mendBucket: 'Check the S3_ settings, and that the key may list, read, write and delete in the bucket.',
    mendFolder: 'Check that the disk is there and has space, and that Nimble can write to the folder.',
    otherBytes: 'a file reads back differently than it was written',
    notErased: 'a file that was deleted is still there',
  },
  space: {
    notMade: (folder: string) => `The first start creates ${folder}.`,
    free: (free: number, all: number, folder: string) =>
      `${sizeInWords(free)} of ${sizeInWords(all)} free in ${folder}.`,
    notWritten: (folder: string, reason: string) => `Nimble cannot write to ${folder}: ${reason}`,
    mend: 'Check that the disk is there and has space, and that Nimble can write to the folder.',
    makeRoom:
      'Free space on this disk or use a larger one. While there is no space, Nimble refuses recordings and browsers keep them.',
    open: (paths: string) => `Other users of this machine can read ${paths}.`,
    close: 'The next start fixes this; or run `chmod go=` on it as its owner.',
  },
  mail: {
    outbox: 'Emails are not sent. They are kept in the outbox on this machine.',
    setUp:
      'Set `SMTP_URL` to your mail server, such as `smtps://user:password@mail.example.com`, and `MAIL_FROM` to the sender. Then restart Nimble.',
    works: (host: string) => `The mail server ${host} answers.`,
    fails: (host: string, reason: string) => `The mail server ${host} does not work: ${reason}`,
    mend: 'Emails wait and are sent when it works again. Check `SMTP_URL` and the mail server.',
  },
  speech: {
    off: 'No speech model is on. Answers have no transcript; pauses are still measured.',
    setUp:
      'Add a model under Transcripts on the page Installation, or run `npx nimble speech add whisper-base`. Existing answers are then transcribed too.',
    unknown: 'Nimble knows only while it runs which speech model is on.',
    ask: 'Run `npx nimble speech` to see it.',
    works: (engine: string, model: string, language: string | undefined) =>
      `${engine} with the model ${model} works${language === undefined ? '' : `, language ${language}`}.`,
    mend: 'Run `npx nimble speech`, and check the SPEECH_ settings. Until this works, answers have no transcript; retry them on their pages afterward.',
  },
  codecs: {
    works: (version: string) => `FFmpeg ${version} (node-av) reads and writes recordings.`,
    mend: 'Nimble needs Linux with glibc on x64 or arm64. Run `npm ci` to install its packages again.',
  },
  faces: {
    works: (version: string) =>
      `@vladmandic/human ${version} measures the face in view, where this is turned on and the candidate agrees.`,
    missing: 'The face in view is not measured: optional packages are not installed.',
    install: 'Run `npm ci` without `--omit=optional` if companies want it measured.',
  },
  services: {
    away: (host: string, reason: string) => `${host} cannot be reached: ${reason}`,
    status: (host: string, status: number) => `${host} answers with ${status}.`,
    refused: (host: string) => `${host} rejects the key.`,
  },
  insights: {
    off: 'No language model is set up. Insights are measured without one.',
    setUp: 'To use one, set `INSIGHTS_URL`, `INSIGHTS_MODEL` and `INSIGHTS_KEY`.',
    works: (host: string, model: string) => `${host} answers and accepts the key; the model is ${model}.`,
    mend: 'Check `INSIGHTS_URL` and `INSIGHTS_KEY`. The measurements need no language model.',
  },
  google: {
    off: 'People sign in by password only.',
    setUp: 'For Google sign-in, set `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`.',
    works: (host: string) =>
      `${host} can be reached. The client and its secret are checked when someone signs in.`,
    mend: 'No one can sign in with Google until this works; passwords still work. Check the network of this machine.',
  },
  payments: {
    off: 'Plans are free.',
    setUp: 'To charge for plans, set `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`.',
    works: (host: string) => `${host} answers and accepts the key.`,
    mend: 'No one can pay until this works. Check `STRIPE_SECRET_KEY` and the network of this machine.',
  },
  address: {
    https: (url: string) => `People reach Nimble at ${url}.`,
    local: (url: string) => `Only this machine reaches Nimble, at ${url}.`,
    open: 'To invite candidates, put a reverse proxy with https in front and set `PUBLIC_URL` to its address. Browsers allow the camera on https and localhost only.',
    http: (url: string) =>
      `People reach Nimble at ${url}, where they cannot record: browsers allow the camera on https only.`,
    encrypt:
      'Put a reverse proxy with https in front and set `PUBLIC_URL` to its address, which begins with https://.',
  },
  secret: {
    set: 'The secret that signs sessions and private links is set (APP_SECRET).',
    kept: 'The secret that signs sessions and private links is kept in the data folder, and in backups.',
  },
  backups: {
    last: (ago: string, size: string) => `The last backup was written ${ago} ago (${size}).`,
    none: '`nimble backup` has not written a backup yet.',
    elsewhere:
      '`nimble backup` has not written a backup yet. The database and the bucket are elsewhere; Nimble does not know how they are backed up.',
    write:
      'Run `npx nimble backup FILE` every day, even while Nimble runs, and keep the file on another machine.',
  },
  plans: {
    off: 'The limits of plans do not apply (PLAN_ENFORCEMENT is off).',
    free: 'The limits of plans apply. No one pays: a confirmation is enough to change a plan.',
    paid: 'The limits of plans apply, and companies pay through Stripe.',
    setUp: 'To charge for plans, set `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`.',
  },
  versions: {
    all: (nimble: string, node: string, postgres: string) =>
      `Nimble ${nimble}, Node ${node}, PostgreSQL ${postgres}.`,
    mixed: (versions: string) => `Processes run different versions of Nimble: ${versions}.`,
    update: 'Restart those with the older version.',
  },
  sizeInWords,
} as const;

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A duration in its largest unit: `2 days`, `5 minutes`, `1 second`. */
export function inWords(seconds: number): string {
  const [unit, length] = units.find((one) => seconds >= one[1]) ?? (['second', 1] as const);
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.floor(seconds / length));
}
