import { SettingError } from './setting.ts';

type Environment = Record<string, string | undefined>;

/**
 * This prefix can only be meant for Nimble, whose settings do not have it. Any other unknown name may belong to another
 * program, so a misspelled setting has no effect.
 */
export function refuseUnknown(environment: Environment): void {
  const unknown = Object.keys(environment).find(
    (name) =>
      name.startsWith('NIMBLE_') && !name.startsWith('NIMBLE_TEST_') && !isOfService(name, environment),
  );
  if (unknown !== undefined) throw new SettingError(`There is no setting ${unknown}.`);
}

/** Kubernetes sets these in every pod beside a service that is named `nimble`, or begins so, as `nimble-web` does. */
function isOfService(name: string, environment: Environment): boolean {
  if (environment.KUBERNETES_SERVICE_HOST === undefined) return false;
  if (/_(SERVICE_(HOST|PORT(_\w+)?)|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)$/.test(name)) return true;
  // A person who means a port of Nimble writes a number only.
  return name.endsWith('_PORT') && /^(tcp|udp|sctp):/.test(environment[name] ?? '');
}
