import type { AnalyticsList } from '@nimble/contracts/analytics';
import type { DashboardStats } from '@nimble/contracts/dashboard';
import type { Config } from '../config/config.ts';
import { createPlanLimits, planForMails } from '../features/plans/index.ts';
import { createTakeSlices, takeFolder } from '../features/recordings/index.ts';
import { createAttempts } from '../platform/attempts/index.ts';
import { createCompanyMails } from '../platform/company-mails/index.ts';
import type { OpenDatabase, ReadElsewhere } from '../platform/database/index.ts';
import { createFreshCache, forgottenTogether } from '../platform/fresh-cache.ts';
import type { SignedIn } from '../platform/http/index.ts';
import { createImageReencoder } from '../platform/images/index.ts';
import { createSignedTokens } from '../platform/signed-tokens.ts';
import { createStorage, withRests } from '../platform/storage/index.ts';
import { createUploadStore } from '../platform/storage/uploads/create-upload-store.ts';
import { createResumableUploads } from '../platform/storage/uploads/resumable-uploads.ts';
import { createVirusScan } from '../platform/virus-scan/index.ts';

/** Dependencies that services of many features share. */
export function createBase({
  config,
  database,
  pool,
  onStandby,
}: { config: Config; onStandby: ReadElsewhere } & OpenDatabase) {
  const storage = withRests(createStorage(config));
  const dashboardFigures = createFreshCache<DashboardStats>({ most: 10_000, seconds: 30 });
  const analyticsFigures = createFreshCache<AnalyticsList>({ most: 10_000, seconds: 30 });
  return {
    config,
    database,
    pool,
    onStandby,
    storage,
    scanForViruses: createVirusScan(config.virusScanner),
    tokens: createSignedTokens(config.secret),
    takeUploads: createResumableUploads({
      store: createUploadStore(config, { storage, slices: createTakeSlices(database), folder: takeFolder }),
    }),
    openSessions: createFreshCache<SignedIn | undefined>({ most: 10_000, seconds: 30 }),
    dashboardFigures,
    analyticsFigures,
    totals: forgottenTogether(
      createFreshCache<number>({ most: 20_000, seconds: 30 }),
      dashboardFigures,
      analyticsFigures,
    ),
    attempts: createAttempts(database),
    reencodeImage: createImageReencoder(),
    limits: createPlanLimits(config),
    companyMails: createCompanyMails({ ...config, planForMails }),
  };
}
export type BaseServices = ReturnType<typeof createBase>;
