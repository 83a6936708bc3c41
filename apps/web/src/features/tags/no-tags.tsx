import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { tagMessages as messages } from './messages.ts';

/** In place of a choice of tags. */
export function NoTags() {
  const mayCreate = usePermission('company', 'update');
  return (
    <p className="text-ink-soft">
      {messages.none}{' '}
      {mayCreate && (
        <Link to="/settings/tags" className="font-medium text-brand-ink hover:underline">
          {messages.create}
        </Link>
      )}
    </p>
  );
}
