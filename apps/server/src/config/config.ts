import { resolve } from 'node:path';
import { registrationModes } from '@nimble/contracts/settings';
import * as z from 'zod';
import type { ClamdAddress } from '../platform/virus-scan/index.ts';
import { databaseSettings, readDatabaseSettings } from './database-settings.ts';
import { insightsSettings, readInsightsSettings } from './insights-settings.ts';
import { paymentSettings, readPaymentSettings } from './payment-settings.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import {
  characters,
  missingSetting,
  oneOf,
  type Setting,
  SettingError,
  setting,
  webAddress,
  wholeNumber,
} from './setting.ts';
import { readSpeechSettings, speechSettings } from './speech-settings.ts';
import { readStorageSettings, storageSettings } from './storage-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const flag = oneOf(['on', 'off']);

const googleIssuer = 'https://accounts.google.com';
/** Without TLS an eavesdropper could take over any session. */
const issuerAddress = z
  .url('must be a URL that begins with https://')
  .refine(
    (url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(url),
    'must be a URL that begins with https://; http:// is for this machine only',
  );
const trustedProxies = z.string().transform((value, context) => {
  const read = readTrustedProxies(value);
  if (read !== undefined) return read;
  context.addIssue('must be off, on, the number of proxies (at most 10) or their addresses');
  return z.NEVER;
});

/** A path, or a host and a port. */
const scannerAddress = z.string().transform((value, context): ClamdAddress => {
  if (value.startsWith('/')) return { path: value };
  const [, host, port] = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+):(\d{1,5})$/i.exec(value) ?? [];
  if (host !== undefined && Number(port) <= 65_535)
    return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
  context.addIssue('must be the path of a socket, or a host and a port such as clamav:3310');
  return z.NEVER;
});

/** An address without a dot is right for the default and in networks of one's own. */
const sender = characters(3, 200).regex(
  /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'must be an email address, or a name with the address in angle brackets',
);

const hostList = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .transform((hosts) => hosts.filter((host) => host !== ''))
  .refine(
    (hosts) => hosts.every((host) => /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/.test(host)),
    'must be names or addresses, separated by commas, without http:// and paths',
  );

/** Every setting: docs/settings.md is generated from these. */
const settings = {
  PORT: setting(wholeNumber(1, 65_535), '3000', 'Port of the web server'),
  HOST: setting(characters(1, 1000), 'localhost', 'Address to listen on; `0.0.0.0` for every network'),
  PUBLIC_URL: setting(
    webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
    '`http://localhost:PORT`',
    'The address where people reach Nimble; links in emails start with it',
  ),
  DATA_DIR: setting(
    characters(1, 1000).default('./data'),
    './data',
    'Folder for the database, the files and the outbox',
  ),
  ...databaseSettings,
  ...storageSettings,
  APP_SECRET: setting(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'made once, kept in DATA_DIR',
    'Signs sessions and links to private files; must be the same for every process',
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must be a URL that begins with smtp:// or smtps://' }).optional(),
    'none: emails go to DATA_DIR/outbox',
    'Mail server, with user and password if it needs them',
  ),
  MAIL_FROM: setting(
    sender,
    'Nimble <nimble@localhost>',
    'Sender of emails: an address, or a name with the address in angle brackets',
  ),
  MAILS_PER_MINUTE: setting(
    wholeNumber(1, 100_000),
    '60',
    'How many invitations of lists leave within a minute, over all companies; ask your mail provider what it allows',
  ),
  GOOGLE_CLIENT_ID: setting(
    characters(1, 1000).optional(),
    'none: sign-in by password only',
    'OAuth client for Google sign-in; its redirect URI is PUBLIC_URL/api/auth/google/callback',
  ),
  GOOGLE_CLIENT_SECRET: setting(characters(1, 1000).optional(), 'none', 'The secret of that client'),
  GOOGLE_ISSUER: setting(issuerAddress, googleIssuer, 'OpenID Connect issuer to use instead of Google'),
  MASTER_EMAIL: setting(
    z.email('must be an email address'),
    'master@nimble.local',
    'Email of the master account, created by the set-up link that the first start prints',
  ),
  ...speechSettings,
  ...insightsSettings,
  ...paymentSettings,
  TASK_CONCURRENCY: setting(
    wholeNumber(1, 32),
    '2',
    'Background tasks that one worker runs at once (joining, transcribing); urgent tasks, exports, emails and webhooks have slots of their own',
  ),
  CLAMAV_SOCKET: setting(
    scannerAddress.optional(),
    'none: files are not scanned',
    'Socket of ClamAV’s `clamd`, a path such as `/run/clamav/clamd.ctl` or a host and a port. It scans resumes and files of candidates before anything shows them; those that it cannot scan are refused',
  ),
  ABANDONED_DAYS: setting(
    wholeNumber(1, 3650),
    '30',
    'Days without activity after which a started interview that was never submitted is erased',
  ),
  KEEP_RECORDINGS_DAYS: setting(
    wholeNumber(0, 36_500),
    '30',
    'Days after which recordings are removed whose joined video was found to hold them, byte for byte; their answers are then read from that video, unchanged',
  ),
  REGISTRATION: setting(
    oneOf(registrationModes).optional(),
    '`open` without SMTP_URL, `invite` with it',
    'Who may create a company: anyone (`open`), people the master invites (`invite`), or only the master (`closed`)',
  ),
  PLAN_ENFORCEMENT: setting(
    flag,
    'on',
    'Whether plan limits apply; `off` for your own installation without limits, which also restores what plans had paused or switched off',
  ),
  TRUST_PROXY: setting(
    trustedProxies,
    'off',
    'Which reverse proxies to trust for `X-Forwarded-For`: `on` for one proxy, a number of proxies, or their addresses',
  ),
  METRICS_TOKEN: setting(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'none: there is no /metrics',
    'Token that opens `/metrics` (`Authorization: Bearer …`), at least 16 characters',
  ),
  WORKER_PORT: setting(
    wholeNumber(1, 65_535).optional(),
    'none',
    'Port on which `nimble worker` answers `/health/live`, `/health/ready` and `/metrics`',
  ),
  STOP_DELAY: setting(
    wholeNumber(0, 300),
    '0',
    'Seconds a web server keeps answering after a stop signal while `/health/ready` reports not ready; set it longer ' +
      'than your load balancer takes to notice',
  ),
  RATE_LIMITS: setting(flag, 'on', 'Rate limits per address and account; `off` only for benchmarks'),
  WEBHOOK_ALLOWED_HOSTS: setting(
    hostList,
    'none: public addresses only',
    'Hosts in your own network that webhooks may call, also over http; separated by commas, with or without a port',
  ),
  LOG_LEVEL: setting(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'warn', 'Log level'),
} as const satisfies Record<string, Setting<unknown>>;

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

/**
 * Reads the settings from the environment, which nothing else does.
 * @throws SettingError naming the setting and its rule.
 */
export function loadConfig(environment: Record<string, string | undefined>) {
  refuseUnknown(environment);
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, { schema, standard }]) => [
      name,
      read(name, schema, standard, environment),
    ]),
  ) as Values;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataFolder: resolve(values.DATA_DIR),
    ...readDatabaseSettings(values),
    storage: readStorageSettings(values),
    secret: values.APP_SECRET,
    secretOrigin: values.APP_SECRET === undefined ? ('dataFolder' as const) : ('setting' as const),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailsPerMinute: values.MAILS_PER_MINUTE,
    google: googleOf(values),
    masterEmail: values.MASTER_EMAIL,
    speech: readSpeechSettings(values),
    insightsModel: readInsightsSettings(values),
    stripe: readPaymentSettings(values),
    virusScanner: values.CLAMAV_SOCKET,
    taskConcurrency: values.TASK_CONCURRENCY,
    abandonedDays: values.ABANDONED_DAYS,
    keepRecordingsDays: values.KEEP_RECORDINGS_DAYS,
    // With a mail server, creating companies lets strangers send emails through this server.
    registration: values.REGISTRATION ?? (values.SMTP_URL === undefined ? 'open' : 'invite'),
    planEnforcement: values.PLAN_ENFORCEMENT,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    workerPort: values.WORKER_PORT,
    stopDelaySeconds: values.STOP_DELAY,
    rateLimits: values.RATE_LIMITS,
    webhookAllowedHosts: values.WEBHOOK_ALLOWED_HOSTS,
    logLevel: values.LOG_LEVEL,
  };
}

/** The settings with the signing secret, which the first start generates when none is set. */
export type Config = Omit<ReturnType<typeof loadConfig>, 'secret'> & { secret: string };
export type Settings = ReturnType<typeof loadConfig>;

/** The settings as docs/settings.md shows them. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { standard, meaning }]) => `| \`${name}\` | ${standard} | ${meaning} |`,
  );
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** Both or none: one alone is a mistake that would silently leave the button disabled. */
function googleOf(values: Values): { clientId: string; clientSecret: string; issuer: string } | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientSecret === undefined) throw missingSetting('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID');
  if (clientId === undefined) throw missingSetting('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  return { clientId, clientSecret, issuer };
}

function read(
  name: string,
  schema: z.ZodType<unknown>,
  standard: string,
  environment: Record<string, string | undefined>,
): unknown {
  const given = environment[name]?.trim();
  const fallback = schema.safeParse(undefined).success ? undefined : standard;
  const parsed = schema.safeParse(given === undefined || given === '' ? fallback : given);
  if (parsed.success) return parsed.data;
  throw new SettingError(`The setting ${name} ${parsed.error.issues[0]?.message ?? 'cannot be used'}.`);
}
