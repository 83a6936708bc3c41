/** The product's logo; its name is beside it. */
export function Logo({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden className={className}>
      <rect width="32" height="32" rx="9" className="fill-mark" />
      <path
        d="M9 22.5V9.5l14 13v-13"
        className="stroke-on-mark"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="23" cy="9.5" r="3.4" className="fill-mark-dot" />
    </svg>
  );
}
