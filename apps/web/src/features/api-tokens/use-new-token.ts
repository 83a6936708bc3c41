import { textOf } from '@nimble/contracts';
import { apiTokenDays, apiTokenMessages } from '@nimble/contracts/api-tokens';
import type { Permissions } from '@nimble/contracts/roles';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useCreateApiToken } from './api-tokens.queries.ts';
import { apiTokensMessages as messages } from './messages.ts';

/** The form of a new token: name, permissions and lifetime. */
export function useNewToken(onCreated: (secret: string) => void) {
  const create = useCreateApiToken();
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [permissions, setPermissions] = useState<Permissions>({});
  const [hasTried, setHasTried] = useState(false);
  const isNameless = name.trim() === '';
  const isPowerless = !Object.values(permissions).some((flags) => flags.view === true);

  function send(): void {
    setHasTried(true);
    const goodFor = apiTokenDays.find((choice) => String(choice) === days);
    if (isNameless || isPowerless || goodFor === undefined) return;
    create.mutate(
      { name, permissions, days: goodFor },
      {
        onSuccess: ({ secret }) => onCreated(secret),
        onError: (error) => toast.error(messageOf(error, messages.createFailed)),
      },
    );
  }

  return {
    name,
    setName,
    nameError: hasTried && isNameless ? textOf(apiTokenMessages.nameMissing) : undefined,
    days,
    setDays,
    permissions,
    setPermissions,
    permissionsError: hasTried && isPowerless ? messages.noPermissions : undefined,
    send,
    isSending: create.isPending,
  };
}
