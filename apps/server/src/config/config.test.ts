import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig, settingsTable } from './config.ts';
import { SettingError } from './setting.ts';

test('everything has a default', () => {
  expect(loadConfig({})).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', trustProxy: false });
});

const notPostgres =
  'The setting DATABASE_URL must be a URL that begins with postgres://; percent-encode special characters of its password (/ is %2F).';

const notSender =
  'The setting MAIL_FROM must be an email address, or a name with the address in angle brackets.';

test.each([
  [{ PORT: 'abc' }, 'The setting PORT must be a number from 1 to 65535.'],
  [{ PORT: '70000' }, 'The setting PORT must be a number from 1 to 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, notPostgres],
  [{ DATABASE_URL: 'postgres://nimble:se/cret@database:5432/nimble' }, notPostgres],
  [
    { DATABASE_DIRECT_URL: 'postgres://db/nimble' },
    'The setting DATABASE_URL is missing: DATABASE_DIRECT_URL needs it.',
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://standby/nimble' },
    'The setting DATABASE_URL is missing: DATABASE_REPLICA_URL needs it.',
  ],
  [{ APP_SECRET: 'short' }, 'The setting APP_SECRET must have at least 32 characters.'],
  [{ ABANDONED_DAYS: '0' }, 'The setting ABANDONED_DAYS must be a number from 1 to 3650.'],
  [
    { TRUST_PROXY: 'maybe' },
    'The setting TRUST_PROXY must be off, on, the number of proxies (at most 10) or their addresses.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/40' },
    'The setting TRUST_PROXY must be off, on, the number of proxies (at most 10) or their addresses.',
  ],
  [{ GOOGLE_CLIENT_ID: 'abc' }, 'The setting GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID needs it.'],
  [
    { GOOGLE_ISSUER: 'http://accounts.example.com' },
    'The setting GOOGLE_ISSUER must be a URL that begins with https://; http:// is for this machine only.',
  ],
  [{ SPEECH_ENGINE: 'magic' }, 'The setting SPEECH_ENGINE must be off, sherpa, openai or pocketsphinx.'],
  [{ SPEECH_ENGINE: 'sherpa' }, 'The setting SPEECH_MODEL is missing: SPEECH_ENGINE needs it.'],
  [{ SPEECH_URL: 'http://localhost:1/v1' }, 'The setting SPEECH_ENGINE is missing: SPEECH_URL needs it.'],
  [{ SPEECH_MODEL: '/models/own' }, 'The setting SPEECH_ENGINE is missing: SPEECH_MODEL needs it.'],
  [{ SPEECH_KEY: 'key' }, 'The setting SPEECH_ENGINE is missing: SPEECH_KEY needs it.'],
  [
    { INSIGHTS_URL: 'http://localhost:1/v1' },
    'The setting INSIGHTS_MODEL is missing: INSIGHTS_URL needs it.',
  ],
  [{ SPEECH_ENGINE: 'openai' }, 'The setting SPEECH_URL is missing: SPEECH_ENGINE needs it.'],
  [
    { CLAMAV_SOCKET: 'clamav' },
    'The setting CLAMAV_SOCKET must be the path of a socket, or a host and a port such as clamav:3310.',
  ],
  [{ STORAGE: 'tape' }, 'The setting STORAGE must be disk or s3.'],
  [{ S3_BUCKET: 'ab' }, 'The setting S3_BUCKET must have 3 to 255 characters.'],
  [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL must be debug, info, warn, error or silent.'],
  [{ STORAGE: 's3' }, 'The setting S3_BUCKET is missing: STORAGE needs it.'],
  [
    { STORAGE: 's3', S3_BUCKET: 'nimble', S3_ACCESS_KEY_ID: 'key' },
    'The setting S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID needs it.',
  ],
  [{ MASTER_EMAIL: 'master' }, 'The setting MASTER_EMAIL must be an email address.'],
  [{ MAIL_FROM: 'nobody' }, notSender],
  [{ MAIL_FROM: 'Nimble jobs@example.com' }, notSender],
  [{ MAIL_FROM: '<jobs@example.com> Nimble' }, notSender],
  [{ NIMBLE_PORT: '1' }, 'There is no setting NIMBLE_PORT.'],
])('refuses %j in one sentence', (environment, sentence) => {
  expect(() => loadConfig(environment)).toThrow(new SettingError(sentence));
});

test.each(['jobs@example.com', '<jobs@example.com>', 'Nimble <nimble@localhost>', '"Hay, Bo" <root@mail-1>'])(
  'sends emails from %s',
  (sender) => {
    expect(loadConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender);
  },
);

/** What Kubernetes sets in each pod beside the services `nimble` and `nimble-web`. */
const serviceVariables = {
  KUBERNETES_SERVICE_HOST: '10.96.0.1',
  NIMBLE_SERVICE_HOST: '10.96.7.7',
  NIMBLE_SERVICE_PORT: '3000',
  NIMBLE_SERVICE_PORT_HTTP: '3000',
  NIMBLE_PORT: 'tcp://10.96.7.7:3000',
  NIMBLE_PORT_3000_TCP: 'tcp://10.96.7.7:3000',
  NIMBLE_PORT_3000_TCP_PROTO: 'tcp',
  NIMBLE_PORT_3000_TCP_PORT: '3000',
  NIMBLE_PORT_3000_TCP_ADDR: '10.96.7.7',
  NIMBLE_WEB_SERVICE_HOST: '10.96.7.8',
  NIMBLE_WEB_SERVICE_PORT: '80',
  NIMBLE_WEB_PORT: 'tcp://10.96.7.8:80',
  NIMBLE_WEB_PORT_80_TCP_ADDR: '10.96.7.8',
};

test('starts beside Kubernetes services whose names begin with nimble', () => {
  expect(loadConfig(serviceVariables).port).toBe(3000);
});

test.each([
  ['NIMBLE_SERVICE_HOST', { KUBERNETES_SERVICE_HOST: undefined }],
  ['NIMBLE_SMTP_URL', { NIMBLE_SMTP_URL: 'smtp://mail' }],
  ['NIMBLE_PORT', { NIMBLE_PORT: '8080' }],
  ['NIMBLE_WORKER_PORT', { NIMBLE_WORKER_PORT: '3001' }],
])('refuses %s, which Kubernetes did not set, with %j', (name, others) => {
  expect(() => loadConfig({ ...serviceVariables, ...others })).toThrow(
    new SettingError(`There is no setting ${name}.`),
  );
});

test.each([
  ['off', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
])('TRUST_PROXY %s trusts %j', (value, believed) => {
  expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toEqual(believed);
});

test('docs/settings.md shows exactly these settings', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/settings.md'), 'utf8');
  expect(page).toContain(settingsTable());
});

test('refusals are sentences, not the parser’s messages', () => {
  const names = [...settingsTable().matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name);
  expect(names).toContain('METRICS_TOKEN');
  const refusals = names.flatMap((name) =>
    ['?', '-1', '1e99', 'x'.repeat(2000), 'http:// nowhere'].flatMap((value) => {
      try {
        loadConfig({ [name]: value });
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    }),
  );
  expect(refusals.length).toBeGreaterThan(names.length);
  for (const refusal of refusals)
    expect(refusal).toMatch(/^The setting \w+ (must (be|have) [^>=]*|is missing: \w+ needs it)\.$/);
});
