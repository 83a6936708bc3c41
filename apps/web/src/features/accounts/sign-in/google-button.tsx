import { useId } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { signInMessages as messages } from '../messages.ts';
import { usePublicSettings } from '../use-public-settings.ts';
import { keepAskedFor, useAskedFor } from './asked-for.ts';

/** Starts Google's sign-in if the server has it; otherwise it says why not. */
export function GoogleButton() {
  const hint = useId();
  const askedFor = useAskedFor();
  const methods = usePublicSettings()?.signInMethods;
  if (methods?.includes('google')) {
    return (
      <a
        href="/api/connect/google"
        onClick={() => keepAskedFor(askedFor)}
        className={`${buttonClasses('secondary', 'large')} w-full`}
      >
        <GoogleMark />
        {messages.google}
      </a>
    );
  }
  return (
    <div>
      <Button disabled size="large" icon={<GoogleMark />} aria-describedby={hint} className="w-full">
        {messages.google}
      </Button>
      <p id={hint} className="mt-1.5 min-h-5 text-center text-ink-faint text-sm">
        {methods !== undefined && messages.googleMissing}
      </p>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M12.2 10.4v3.5h5a5.2 5.2 0 1 1-1.5-5.500l2.5-2.500a8.7 8.7 0 1 0 2.5 6.200c0-.6 0-1.1-.2-1.700z" />
    </svg>
  );
}
