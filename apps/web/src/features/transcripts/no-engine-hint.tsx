import { Link } from 'react-router';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { noEngineMessages as messages } from './messages.ts';

/**
 * How to get transcripts without a speech engine: the master sets one up, the company's admins ask for it. Others
 * cannot do anything about it.
 */
export function NoEngineHint() {
  const { role } = useCurrentUser();
  const administers = usePermission('company', 'update');
  if (role.name === 'master')
    return (
      <>
        {messages.master}{' '}
        <Link to="/installation" className="text-brand-ink underline underline-offset-2">
          {messages.setUp}
        </Link>
      </>
    );
  return administers ? messages.admin : null;
}
