import type { StorageSettings } from '../../../platform/storage/index.ts';
import { checkPooler, checkStandby } from './check-connections.ts';
import { checkFiles } from './check-files.ts';
import { checkMail } from './check-mail.ts';
import { type CheckedSpeech, checkCodecs, checkFaces, checkSpeech } from './check-programs.ts';
import {
  checkGoogle,
  checkInsightsModel,
  checkPayments,
  checkScanner,
  type ServiceSettings,
} from './check-services.ts';
import { checkSpace } from './check-space.ts';
import type { Check } from './finding.ts';

export type CheckedSettings = StorageSettings &
  ServiceSettings & {
    smtpUrl: string | undefined;
    mailFrom: string;
    poolerUrl: string | undefined;
    replicaUrl: string | undefined;
    /** Read at each check, because the engine may change while a worker runs. */
    findSpeech: () => Promise<CheckedSpeech>;
  };

/** Time limit of a check, seconds: programs and models are loaded from a slow disk, too. */
const patience = { files: 40, space: 10, mail: 25, programs: 75, services: 15 };

/** Checks of a web server's own machine. */
export function webChecks(settings: StorageSettings): Check[] {
  return [
    { name: 'files', longestSeconds: patience.files, run: () => checkFiles(settings) },
    { name: 'space', longestSeconds: patience.space, run: () => checkSpace(settings.dataFolder) },
  ];
}

/** Checks of a worker, which also sends the emails and processes recordings. */
export function workerChecks(settings: CheckedSettings): Check[] {
  return [
    ...webChecks(settings),
    { name: 'mail', longestSeconds: patience.mail, run: () => checkMail(settings) },
    {
      name: 'speech',
      longestSeconds: patience.programs,
      run: async () => checkSpeech(await settings.findSpeech()),
    },
    { name: 'codecs', longestSeconds: patience.programs, run: checkCodecs },
    { name: 'faces', longestSeconds: patience.programs, run: checkFaces },
    ...connectionChecks(settings),
    ...serviceChecks(settings),
  ];
}

/** Checks of what stands beside the database, if anything does. */
function connectionChecks({ poolerUrl, replicaUrl }: CheckedSettings): Check[] {
  const longestSeconds = patience.services;
  const checks: Check[] = [];
  if (poolerUrl !== undefined)
    checks.push({ name: 'pooler', longestSeconds, run: () => checkPooler(poolerUrl) });
  if (replicaUrl !== undefined)
    checks.push({ name: 'standby', longestSeconds, run: () => checkStandby(replicaUrl) });
  return checks;
}

/** Checks of external services. */
function serviceChecks({ virusScanner, insightsModel, google, stripe }: ServiceSettings): Check[] {
  const longestSeconds = patience.services;
  return [
    { name: 'scanner', longestSeconds, run: () => checkScanner(virusScanner) },
    { name: 'insights', longestSeconds, run: () => checkInsightsModel(insightsModel) },
    { name: 'google', longestSeconds, run: () => checkGoogle(google) },
    { name: 'payments', longestSeconds, run: () => checkPayments(stripe) },
  ];
}
