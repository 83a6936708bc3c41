import { useCurrentUser } from '../../../lib/current-user.ts';
import { type ConnectionState, connectAgain, useConnectionState } from '../../../lib/socket/socket.ts';
import { shownRoleName } from '../../../shared/roles/role-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { RoleIcon } from '../../../ui/figures/role-icon.tsx';
import { workspaceMessages as messages } from '../messages.ts';
import { useIsOnline } from '../use-is-online.ts';

const statusOf: Record<ConnectionState, string> = {
  connecting: messages.connecting,
  connected: messages.online,
  disconnected: messages.offline,
  failed: messages.offline,
};

/** The signed-in user, their role, and the state of the connection. */
export function Profile({ isCollapsed }: { isCollapsed: boolean }) {
  const { username, displayName, avatar, role } = useCurrentUser();
  const name = displayName ?? username;
  const { status, hint, hasFailed, dotClasses } = useLine();
  const dot = <span aria-hidden className={classNames('size-2 shrink-0 rounded-full', dotClasses)} />;
  if (isCollapsed) {
    return (
      <div className="relative mx-auto w-fit py-1" title={`${name} · ${shownRoleName(role.name)} · ${hint}`}>
        <Avatar name={name} src={avatar?.url} />
        <span className="absolute inset-e-0 bottom-1 rounded-full border-2 border-surface">{dot}</span>
        <span className="sr-only">{`${name}, ${shownRoleName(role.name)}, ${hint}`}</span>
      </div>
    );
  }
  return (
    <>
      <div className="flex items-center gap-3 px-2 py-1">
        <Avatar name={name} src={avatar?.url} />
        <div className="min-w-0 flex-1">
          <p dir="auto" title={name} className="truncate font-medium">
            {name}
          </p>
          <p className="flex items-center gap-1.5 text-ink-faint text-xs [&_svg]:size-3.5 [&_svg]:shrink-0">
            <RoleIcon role={role.name} />
            <span title={shownRoleName(role.name)} className="truncate">
              {shownRoleName(role.name)}
            </span>
            <span className="ms-auto inline-flex shrink-0 items-center gap-1.5" title={hint}>
              {dot}
              {status}
            </span>
          </p>
        </div>
      </div>
      <div role="status">
        {hasFailed && (
          <p className="flex items-center gap-2 px-2 pt-1 text-ink-soft text-xs">
            <span className="flex-1">{messages.noLiveUpdates}</span>
            <Button size="small" onClick={connectAgain}>
              {messages.connectAgain}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** Whether live updates arrive. */
function useLine() {
  const isOnline = useIsOnline();
  const state = useConnectionState();
  const hasFailed = isOnline && state === 'failed';
  const status = isOnline ? statusOf[state] : messages.offline;
  return {
    status,
    hint: hasFailed ? messages.noLiveUpdates : status,
    hasFailed,
    dotClasses: !isOnline ? 'bg-danger' : state === 'connected' ? 'bg-brand' : 'bg-warning',
  };
}
