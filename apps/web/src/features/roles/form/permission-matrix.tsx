import {
  type Action,
  actions,
  isAllowed,
  type Permissions,
  roleModules,
  setModule,
  setPermission,
  supportedActions,
} from '@nimble/contracts/roles';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { roleFormMessages as messages, moduleMessages } from '../messages.ts';

const columns = classNames(
  'md:grid md:grid-cols-[minmax(0,1fr)_repeat(5,5.5rem)] md:items-center md:justify-items-center',
);

type Module = (typeof roleModules)[number];
type Props = {
  permissions: Permissions;
  /** The user's own permissions, which limit what they may give. */
  giver: Permissions;
  isReadOnly: boolean;
  onChange: (permissions: Permissions) => void;
};

/** A role's permissions, module by module. Every change follows the rules of the contract. */
export function PermissionMatrix(props: Props) {
  return (
    <div>
      <div
        aria-hidden
        className={classNames(
          columns,
          'border-line border-b px-card py-2.5 font-medium text-ink-soft text-sm max-md:hidden',
        )}
      >
        <span className="justify-self-start">{messages.module}</span>
        {actions.map((action) => (
          <span key={action}>{messages.actions[action]}</span>
        ))}
        <span className="text-center">{messages.all}</span>
      </div>
      <div className="divide-y divide-line">
        {roleModules.map((module) => (
          <ModuleRow key={module} module={module} {...props} />
        ))}
      </div>
    </div>
  );
}

function ModuleRow({ module, permissions, giver, isReadOnly, onChange }: Props & { module: Module }) {
  const id = useId();
  const { name, text } = moduleMessages[module];
  const supported = supportedActions[module];
  const givable = supported.filter((action) => isAllowed(giver, module, action));
  const held = supported.filter((action) => isAllowed(permissions, module, action));
  const isAll = held.length > 0 && held.length >= givable.length;
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classNames(columns, 'px-card py-3 transition-colors hover:bg-hover')}
    >
      <div className="justify-self-start max-md:mb-2.5 md:pe-4">
        <p id={id} className="font-medium">
          {name}
        </p>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      <div className="max-md:grid max-md:grid-cols-2 max-md:gap-y-1 md:contents">
        {actions.map((action) => (
          <Checkbox
            key={action}
            label={messages.actions[action]}
            checked={held.includes(action)}
            disabled={isReadOnly || !givable.includes(action)}
            title={hint(action, supported, givable)}
            onChange={(isOn) => onChange(setPermission(permissions, module, action, isOn))}
            className={classNames('min-h-9 md:px-2', !supported.includes(action) && 'max-md:hidden')}
            labelClassName="md:sr-only"
          />
        ))}
        <Checkbox
          label={messages.all}
          checked={isAll}
          indeterminate={held.length > 0 && !isAll}
          disabled={isReadOnly || givable.length === 0}
          onChange={(isOn) => onChange(setModule(permissions, module, isOn, giver))}
          className="min-h-9 md:px-2"
          labelClassName="md:sr-only"
        />
      </div>
    </div>
  );
}

/** Why an action is disabled. */
function hint(action: Action, supported: readonly Action[], givable: readonly Action[]): string | undefined {
  if (!supported.includes(action)) return messages.unsupported;
  return givable.includes(action) ? undefined : messages.notHeld;
}
