import type { Settings } from '../../config/config.ts';
import { createDependencies, type Dependencies } from '../../dependencies.ts';
import { readElsewhere } from '../../platform/database/index.ts';
import { withRunningDatabase } from '../with-running-database.ts';

/** Gives the services of the installation to `work`, while Nimble runs and while it does not. */
export function withServices(
  settings: Settings,
  work: (services: Dependencies) => Promise<void>,
): Promise<void> {
  return withRunningDatabase(settings, (opened, config) => {
    const onStandby = readElsewhere(opened.database, undefined);
    return work(createDependencies({ config, ...opened, onStandby }));
  });
}
