import type { TranslatedText } from '@nimble/contracts';

/**
 * What a check of an installation finds, and what to do about it. The page Installation shows these texts, and `nimble
 * doctor` prints them in English. Commands are in backticks. `ago` are seconds, and `free`, `all` and `size` bytes.
 */
export const findingTexts = {
  'finding.too_late': { text: 'No answer within {seconds, number} seconds.', values: { seconds: 'number' } },
  'finding.checking': { text: 'Checking now.' },
  'finding.not_checked': { text: 'Not checked yet.' },
  'finding.needs_worker': { text: 'Only a worker can check this, and none is running.' },
  'finding.on_host': { text: '{host}: {text}', values: { host: 'text', text: 'text' } },
  'finding.reason': { text: '{reason}', values: { reason: 'text' } },
  'finding.processes_running': {
    text: '{webs, plural, one {# web server} other {# web servers}} and {workers, plural, one {# worker} other {# workers}} are running.',
    values: { webs: 'number', workers: 'number' },
  },
  'finding.processes_no_worker': {
    text: 'No worker is running. Recordings are received but not checked, joined or transcribed, and emails wait.',
  },
  'finding.processes_worker_gone': {
    text: 'No worker is running; the last one reported {ago} ago. Recordings are received but not checked, joined or transcribed, and emails wait.',
    values: { ago: 'number' },
  },
  'finding.processes_start_worker': {
    text: '`npm start` runs a worker and restarts it; its log says why it stopped. With DATABASE_URL, run `npx nimble worker`.',
  },
  'finding.tasks_none': { text: 'No task is waiting.' },
  'finding.tasks_waiting': {
    text: '{count, plural, one {# task is} other {# tasks are}} waiting, the oldest for {ago}.',
    values: { count: 'number', ago: 'number' },
  },
  'finding.tasks_failed': {
    text: '{count, plural, one {# task has} other {# tasks have}} failed for good: {names}.',
    values: { count: 'number', names: 'text' },
  },
  'finding.tasks_speed_up': {
    text: 'If this continues, raise TASK_CONCURRENCY or run another worker. Joining and transcribing need CPU time.',
  },
  'finding.tasks_retry': {
    text: 'The worker’s log says why. Retry failed steps of a submission on its page; failed tasks are deleted after 30 days.',
  },
  'finding.database_current': {
    text: '{where, select, own {Nimble’s own PostgreSQL {version}} other {PostgreSQL {version} of DATABASE_URL}} answers, all {count, number} migrations applied.',
    values: { where: ['own', 'elsewhere'], version: 'text', count: 'number' },
  },
  'finding.database_waiting': {
    text: '{where, select, own {Nimble’s own PostgreSQL {version}} other {PostgreSQL {version} of DATABASE_URL}} answers, {count, plural, one {# migration} other {# migrations}} to apply at the next start.',
    values: { where: ['own', 'elsewhere'], version: 'text', count: 'number' },
  },
  'finding.database_restart': { text: 'Restart Nimble, which applies them.' },
  'finding.files_folder_new': {
    text: 'Files are kept in {place}, which the first start creates.',
    values: { place: 'text' },
  },
  'finding.files_work': {
    text: 'Files are kept in {driver, select, s3 {the bucket {place}} other {{place}}}. Writing, reading and deleting one works.',
    values: { driver: ['disk', 's3'], place: 'text' },
  },
  'finding.files_fail': {
    text: 'Files are kept in {driver, select, s3 {the bucket {place}} other {{place}}}, but that does not work: {cause, select, other_bytes {a file reads back differently than it was written} not_erased {a file that was deleted is still there} other {{reason}}}',
    values: {
      driver: ['disk', 's3'],
      place: 'text',
      cause: ['other_bytes', 'not_erased', 'none'],
      reason: 'text',
    },
  },
  'finding.files_mend_bucket': {
    text: 'Check the S3_ settings, and that the key may list, read, write and delete in the bucket.',
  },
  'finding.mend_folder': {
    text: 'Check that the disk is there and has space, and that Nimble can write to the folder.',
  },
  'finding.space_new': { text: 'The first start creates {folder}.', values: { folder: 'text' } },
  'finding.space_free': {
    text: '{free} of {all} free in {folder}.',
    values: { free: 'number', all: 'number', folder: 'text' },
  },
  'finding.space_not_written': {
    text: 'Nimble cannot write to {folder}: {reason}',
    values: { folder: 'text', reason: 'text' },
  },
  'finding.space_make_room': {
    text: 'Free space on this disk or use a larger one. While there is no space, Nimble refuses recordings and browsers keep them.',
  },
  'finding.space_open': { text: 'Other users of this machine can read {paths}.', values: { paths: 'text' } },
  'finding.space_close': { text: 'The next start fixes this; or run `chmod go=` on it as its owner.' },
  'finding.mail_outbox': { text: 'Emails are not sent. They are kept in the outbox on this machine.' },
  'finding.mail_set_up': {
    text: 'Set `SMTP_URL` to your mail server, such as `smtps://user:password@mail.example.com`, and `MAIL_FROM` to the sender. Then restart Nimble.',
  },
  'finding.mail_works': { text: 'The mail server {host} answers.', values: { host: 'text' } },
  'finding.mail_sender': {
    text: 'The mail server {host} answers, but emails come from {sender}, which many mail servers refuse.',
    values: { host: 'text', sender: 'text' },
  },
  'finding.mail_set_sender': {
    text: 'Set `MAIL_FROM` to an address that your mail server may send from, such as `jobs@example.com`. Then restart Nimble.',
  },
  'finding.mail_fails': {
    text: 'The mail server {host} does not work: {reason}',
    values: { host: 'text', reason: 'text' },
  },
  'finding.mail_mend': {
    text: 'Emails wait and are sent when it works again. Check `SMTP_URL` and the mail server.',
  },
  'finding.speech_off': {
    text: 'No speech model is on. Answers have no transcript; pauses are still measured.',
  },
  'finding.speech_set_up': {
    text: 'Add a model under Transcripts on the page Installation, or run `npx nimble speech add whisper-base`. Existing answers are then transcribed too.',
  },
  'finding.speech_unknown': { text: 'Nimble knows only while it runs which speech model is on.' },
  'finding.speech_ask': { text: 'Run `npx nimble speech` to see it.' },
  'finding.speech_works': {
    text: '{engine} with the model {model} works{language, select, any {} other {, language {language}}}.',
    values: { engine: 'text', model: 'text', language: 'text' },
  },
  'finding.speech_mend': {
    text: 'Run `npx nimble speech`, and check the SPEECH_ settings. Until this works, answers have no transcript; retry them on their pages afterward.',
  },
  'finding.codecs_work': {
    text: 'FFmpeg {version} (node-av) reads and writes recordings.',
    values: { version: 'text' },
  },
  'finding.codecs_mend': {
    text: 'Nimble needs Linux with glibc on x64 or arm64. To reinstall its packages, delete `node_modules` and run `npm run build`.',
  },
  'finding.faces_work': {
    text: '@vladmandic/human {version} measures the face in view, where this is turned on and the candidate agrees.',
    values: { version: 'text' },
  },
  'finding.faces_missing': { text: 'The face in view is not measured: optional packages are not installed.' },
  'finding.faces_install': {
    text: 'If companies want it measured, delete `node_modules` and run `npm run build`, which installs them.',
  },
  'finding.pooler_works': {
    text: 'PgBouncer answers at {host}.',
    values: { host: 'text' },
  },
  'finding.pooler_no_limit': {
    text: 'PgBouncer answers at {host}, but statements have no time limit there.',
    values: { host: 'text' },
  },
  'finding.pooler_set_limit': {
    text: "Add `connect_query='SET statement_timeout = 10000'` to the database in PgBouncer’s configuration.",
  },
  'finding.pooler_mend': {
    text: 'Until this works, web servers answer 503. Check `DATABASE_URL`.',
  },
  'finding.standby_works': {
    text: 'The standby {host} follows the database and reads analytics and exports.',
    values: { host: 'text' },
  },
  'finding.standby_alone': {
    text: '{host} follows no other server, so Nimble does not read there.',
    values: { host: 'text' },
  },
  'finding.standby_mend': {
    text: 'Analytics and exports are read from the database itself meanwhile. Check `DATABASE_REPLICA_URL`.',
  },
  'finding.scanner_off': { text: 'Uploaded files are not scanned for viruses.' },
  'finding.scanner_set_up': { text: 'To scan them, install ClamAV and set `CLAMAV_SOCKET`.' },
  'finding.scanner_works': { text: 'ClamAV answers at {place}.', values: { place: 'text' } },
  'finding.scanner_mend': {
    text: 'Until this works, resumes and files of candidates are refused. Check `CLAMAV_SOCKET`, and that Nimble’s user may open it.',
  },
  'finding.service_away': {
    text: '{host} cannot be reached: {reason}',
    values: { host: 'text', reason: 'text' },
  },
  'finding.service_status': {
    text: '{host} answers with {status}.',
    values: { host: 'text', status: 'text' },
  },
  'finding.service_refused': { text: '{host} rejects the key.', values: { host: 'text' } },
  'finding.insights_off': { text: 'No language model is set up. Insights are measured without one.' },
  'finding.insights_set_up': { text: 'To use one, set `INSIGHTS_URL`, `INSIGHTS_MODEL` and `INSIGHTS_KEY`.' },
  'finding.insights_work': {
    text: '{host} answers and accepts the key; the model is {model}.',
    values: { host: 'text', model: 'text' },
  },
  'finding.insights_mend': {
    text: 'Check `INSIGHTS_URL` and `INSIGHTS_KEY`. The measurements need no language model.',
  },
  'finding.google_off': { text: 'People sign in by password only.' },
  'finding.google_set_up': { text: 'For Google sign-in, set `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`.' },
  'finding.google_works': {
    text: '{host} can be reached. The client and its secret are checked when someone signs in.',
    values: { host: 'text' },
  },
  'finding.google_mend': {
    text: 'No one can sign in with Google until this works; passwords still work. Check the network of this machine.',
  },
  'finding.payments_off': { text: 'Plans are free.' },
  'finding.payments_set_up': {
    text: 'To charge for plans, set `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`.',
  },
  'finding.payments_work': { text: '{host} answers and accepts the key.', values: { host: 'text' } },
  'finding.payments_mend': {
    text: 'No one can pay until this works. Check `STRIPE_SECRET_KEY` and the network of this machine.',
  },
  'finding.address_https': { text: 'People reach Nimble at {url}.', values: { url: 'text' } },
  'finding.address_local': { text: 'Only this machine reaches Nimble, at {url}.', values: { url: 'text' } },
  'finding.address_open': {
    text: 'To invite candidates, put a reverse proxy with https in front and set `PUBLIC_URL` to its address. Browsers allow the camera on https and localhost only.',
  },
  'finding.address_http': {
    text: 'People reach Nimble at {url}, where they cannot record: browsers allow the camera on https only.',
    values: { url: 'text' },
  },
  'finding.address_encrypt': {
    text: 'Put a reverse proxy with https in front and set `PUBLIC_URL` to its address, which begins with https://.',
  },
  'finding.secret_set': { text: 'The secret that signs sessions and private links is set (APP_SECRET).' },
  'finding.secret_kept': {
    text: 'The secret that signs sessions and private links is kept in the data folder, and in backups.',
  },
  'finding.secret_missing': {
    text: 'APP_SECRET is missing: with STORAGE=s3 processes share no data folder.',
  },
  'finding.secret_set_up': {
    text: 'Set APP_SECRET to the same text of at least 32 random characters for every process. To move an installation, use the content of the file `secret` in its data folder.',
  },
  'finding.backups_last': {
    text: 'The last backup was written {ago} ago ({size}).',
    values: { ago: 'number', size: 'number' },
  },
  'finding.backups_none': { text: '`nimble backup` has not written a backup yet.' },
  'finding.backups_elsewhere': {
    text: '`nimble backup` has not written a backup yet. The database and the bucket are elsewhere; Nimble does not know how they are backed up.',
  },
  'finding.backups_write': {
    text: 'Run `npx nimble backup FILE` every day, even while Nimble runs, and keep the file on another machine.',
  },
  'finding.plans_off': { text: 'The limits of plans do not apply (PLAN_ENFORCEMENT is off).' },
  'finding.plans_free': {
    text: 'The limits of plans apply. No one pays: a confirmation is enough to change a plan.',
  },
  'finding.plans_paid': { text: 'The limits of plans apply, and companies pay through Stripe.' },
  'finding.versions_all': {
    text: 'Nimble {nimble}, Node {node}, PostgreSQL {postgres}.',
    values: { nimble: 'text', node: 'text', postgres: 'text' },
  },
  'finding.versions_mixed': {
    text: 'Processes run different versions of Nimble: {versions}.',
    values: { versions: 'text' },
  },
  'finding.versions_update': { text: 'Restart those with the older version.' },
} as const satisfies Readonly<Record<string, TranslatedText>>;
