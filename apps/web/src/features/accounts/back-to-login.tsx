import { Link } from 'react-router';
import { passwordMessages as messages } from './messages.ts';
import { useAskedForState } from './sign-in/asked-for.ts';

/** The link below a form back to the sign-in. */
export function BackToLogin() {
  const askedFor = useAskedForState();
  return (
    <p className="mt-6 text-center">
      <Link to="/login" state={askedFor} className="font-medium text-brand-ink hover:underline">
        {messages.backToLogin}
      </Link>
    </p>
  );
}
