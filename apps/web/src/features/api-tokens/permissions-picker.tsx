import { apiTokenActions, apiTokenResources, setTokenPermission } from '@nimble/contracts/api-tokens';
import { type Action, isAllowed, type Permissions } from '@nimble/contracts/roles';
import { useCurrentUser } from '../../lib/current-user.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { apiTokensMessages as messages } from './messages.ts';

/** Repeats the permission's name in each row, for phones. */
const columns: Record<Action, string> = {
  view: 'sm:col-start-1',
  create: 'sm:col-start-2',
  update: 'sm:col-start-3',
  delete: 'sm:col-start-4',
};

type Props = { permissions: Permissions; onChange: (permissions: Permissions) => void };

/** The permissions that a token can have, each for people who hold it too. */
export function PermissionsPicker({ permissions, onChange }: Props) {
  const { permissions: own } = useCurrentUser();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{messages.permissions}</legend>
      <div className="divide-y divide-line rounded-control border border-line">
        {apiTokenResources.map((resource) => (
          <div
            key={resource}
            role="group"
            aria-label={messages.modules[resource]}
            className="px-3 py-2 sm:flex sm:items-center"
          >
            <p className="text-sm sm:w-36">{messages.modules[resource]}</p>
            <div className="grid flex-1 grid-cols-2 gap-x-5 sm:grid-cols-4 sm:gap-x-0">
              {apiTokenActions[resource].map((action) => {
                const isHeld = isAllowed(own, resource, action);
                return (
                  <Checkbox
                    key={action}
                    label={messages.actions[action]}
                    checked={isAllowed(permissions, resource, action)}
                    disabled={!isHeld}
                    title={isHeld ? undefined : messages.notHeld}
                    onChange={(isOn) => onChange(setTokenPermission(permissions, { resource, action, isOn }))}
                    className={`min-h-9 ${columns[action]}`}
                  />
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
