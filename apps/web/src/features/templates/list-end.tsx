import { useEffect, useRef } from 'react';

/** Spec 2 §9: more is loaded when so much of the list's end can be seen. */
const visiblePart = 0.1;

/** Stands at the end of a list; tells when it comes into view. A new `loaded` looks again, because it may still be there. */
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
