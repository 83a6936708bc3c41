import { Link } from 'react-router';
import { passwordMessages as messages } from './messages.ts';

/** The way out below a form. */
export function BackToLogin() {
  return (
    <p className="mt-6 text-center">
      <Link to="/login" className="font-medium text-brand-ink hover:underline">
        {messages.backToLogin}
      </Link>
    </p>
  );
}
