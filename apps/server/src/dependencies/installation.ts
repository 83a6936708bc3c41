import { refreshSessionsOfCompany } from '../features/accounts/index.ts';
import { createInstallationService, createOverviewService } from '../features/installation/index.ts';
import { createOutboxService } from '../features/outbox/index.ts';
import { setPlan } from '../features/plans/index.ts';
import { createSpeechModelsService } from '../features/speech-models/index.ts';
import { startTranscribingEarlier } from '../features/transcripts/index.ts';
import { describeServer } from '../platform/database/describe-server.ts';
import { createIdempotencyKeys } from '../platform/idempotency-keys/index.ts';
import { createWebMonitoring } from '../platform/monitoring/index.ts';
import { createSealing } from '../platform/sealing.ts';
import type { BaseServices } from './base.ts';
import type { PeopleServices } from './company.ts';

/** Services of the whole installation, for its master. */
export function createInstallationServices(
  base: BaseServices,
  { sessions }: Pick<PeopleServices, 'sessions'>,
) {
  const { config, database, pool, storage } = base;
  return {
    installation: createInstallationService({
      database,
      refreshSessionsOfCompany,
      forgetSessions: sessions.forget,
      setPlan: (companyId, choice) => setPlan({ database, config }, companyId, choice),
    }),
    installationOverview: createOverviewService({
      database,
      config,
      describeDatabase: () => describeServer(pool),
    }),
    keptAnswers: createIdempotencyKeys({ database, sealing: createSealing(config.secret, 'kept-answers') }),
    monitoring: createWebMonitoring({ pool, storage }),
    outbox: createOutboxService({ database, config }),
    speechModels: createSpeechModelsService({ database, config, onEngineOn: startTranscribingEarlier }),
  };
}
