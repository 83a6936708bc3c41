import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';

type Props = {
  texts: { none: string; create: string };
  /** The settings where they are created. */
  settings: string;
};

/** In place of a choice among stages or tags; leads to the settings if the person may create some. */
export function NoneYet({ texts, settings }: Props) {
  const mayCreate = usePermission('company', 'update');
  return (
    <p className="text-ink-soft">
      {texts.none}{' '}
      {mayCreate && (
        <Link to={settings} className="font-medium text-brand-ink hover:underline">
          {texts.create}
        </Link>
      )}
    </p>
  );
}
