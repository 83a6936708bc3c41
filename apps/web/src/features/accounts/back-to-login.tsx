import { Link } from 'react-router';
import { passwordMessages as messages } from './messages.ts';

/** The link below a form back to the sign-in. */
export function BackToLogin() {
  return (
    <p className="mt-6 text-center">
      <Link to="/login" className="font-medium text-brand-ink hover:underline">
        {messages.backToLogin}
      </Link>
    </p>
  );
}
