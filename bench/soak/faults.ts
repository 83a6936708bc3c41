import type { startStoreGate } from '../../apps/server/src/testing/servers/store-gate.ts';
import type { startReceiver } from '../../apps/server/src/testing/servers/webhook-receiver.ts';
import type { Installation } from './installations/installation.ts';
import { mayFillDisk, type OneMachine } from './installations/one-machine.ts';
import type { SeveralProcesses } from './installations/several-processes.ts';
import type { Fault } from './trouble.ts';

type Gate = Awaited<ReturnType<typeof startStoreGate>>;
type Away = {
  machine: OneMachine;
  several: SeveralProcesses;
  /** Before the mail server. */
  mails: Gate;
  /** Before the receiver of webhooks. */
  hooks: Gate;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
};

/** Every failure of the network and of disks that the tests know. */
export function allFaults({ machine, several, mails, hooks, receiver }: Away): Fault[] {
  return [
    ...[machine, several].flatMap(faultsOfLines),
    ...(mayFillDisk
      ? [{ name: 'disk full', at: machine, begin: machine.fillDisk, end: machine.freeDisk }]
      : []),
    { name: 'store away', at: several, ...turning(several.store, 'away') },
    { name: 'store faulty', at: several, ...turning(several.store, 'faulty') },
    { name: 'mail server away', at: undefined, ...turning(mails, 'away') },
    { name: 'receiver of webhooks away', at: undefined, ...turning(hooks, 'away') },
    {
      name: 'receiver of webhooks fails',
      at: undefined,
      begin: () => receiver.answerWith((response) => void response.writeHead(500).end()),
      end: () => receiver.answerWith((response) => void response.writeHead(204).end()),
    },
  ];
}

function faultsOfLines(at: Installation): Fault[] {
  return (['cut', 'half-open', 'slow'] as const).map((state) => ({
    name: `line ${state}: ${at.name}`,
    at,
    begin: () => at.lines.forEach((line) => line.turn(state)),
    end: () => at.lines.forEach((line) => line.turn('open')),
  }));
}

function turning(gate: Pick<Gate, 'turn'>, state: 'away' | 'faulty') {
  return { begin: () => gate.turn(state), end: () => gate.turn('open') };
}
