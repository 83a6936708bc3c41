import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the focus goes to its start, as after a full load, for screen readers. */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const start = document.getElementById('page-title') ?? document.getElementById('main');
    start?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
