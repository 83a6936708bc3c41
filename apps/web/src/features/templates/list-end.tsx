import { useEffect, useRef } from 'react';

/** More is loaded when 10 % of the list's end is visible. */
const visiblePart = 0.1;

/**
 * The end of a list; calls back when it becomes visible. A new `loaded` checks again, because it may still be visible.
 */
export function ListEnd({ loaded, onVisible }: { loaded: number; onVisible: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const tell = useRef(onVisible);
  useEffect(() => {
    tell.current = onVisible;
  });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell.current(),
      { threshold: visiblePart },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [loaded]);
  return <div ref={element} aria-hidden className="h-10" />;
}
