/** Simple pictures for empty states, in the colors of the brand and the theme. Decoration: texts say everything. */

/** A stack of cards with a play button: jobs. */
export function JobCards() {
  return (
    <svg viewBox="0 0 160 110" fill="none" aria-hidden>
      <rect x="38" y="12" width="84" height="58" rx="9" className="fill-sunken stroke-line-strong" />
      <rect x="28" y="22" width="104" height="62" rx="9" className="fill-surface stroke-line-strong" />
      <rect x="18" y="34" width="124" height="66" rx="10" className="fill-surface stroke-line-strong" />
      <rect x="30" y="46" width="42" height="42" rx="8" className="fill-brand-soft stroke-brand-line" />
      <path d="M47 59.5v15l12-7.5z" className="fill-brand" />
      <path
        d="M84 54h44M84 66h34M84 78h22"
        className="stroke-line-strong"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Two people in video frames: candidates. */
export function VideoPeople() {
  return (
    <svg viewBox="0 0 160 110" fill="none" aria-hidden>
      <rect x="14" y="20" width="62" height="74" rx="10" className="fill-surface stroke-line-strong" />
      <rect x="84" y="12" width="62" height="74" rx="10" className="fill-brand-soft stroke-brand-line" />
      <circle cx="45" cy="48" r="11" className="fill-line-strong" />
      <path d="M25 84c1-13 9-20 20-20s19 7 20 20" className="fill-line-strong" />
      <circle cx="115" cy="40" r="11" className="fill-brand" />
      <path d="M95 76c1-13 9-20 20-20s19 7 20 20" className="fill-brand" />
      <circle cx="136" cy="92" r="11" className="fill-surface stroke-brand-line" />
      <path d="m131 92 3.5 3.5 6.5-7" className="stroke-brand-ink" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** A magnifying glass over empty lines: nothing found. */
export function NothingFound() {
  return (
    <svg viewBox="0 0 160 110" fill="none" aria-hidden>
      <rect x="26" y="16" width="92" height="78" rx="10" className="fill-surface stroke-line-strong" />
      <path
        d="M40 34h40M40 48h64M40 62h52M40 76h28"
        className="stroke-line-strong"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="108" cy="66" r="21" className="fill-brand-soft stroke-brand" strokeWidth="3" />
      <path d="m123 81 15 15" className="stroke-brand" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

/** A cable out of its socket: something failed. */
export function BrokenLink() {
  return (
    <svg viewBox="0 0 160 110" fill="none" aria-hidden>
      <path d="M8 56h34" className="stroke-line-strong" strokeWidth="5" strokeLinecap="round" />
      <rect x="40" y="38" width="30" height="36" rx="8" className="fill-surface stroke-line-strong" />
      <path d="M70 48h10M70 64h10" className="stroke-line-strong" strokeWidth="5" strokeLinecap="round" />
      <path d="M118 56h34" className="stroke-danger-line" strokeWidth="5" strokeLinecap="round" />
      <rect x="96" y="38" width="26" height="36" rx="8" className="fill-danger-soft stroke-danger-line" />
      <path
        d="m84 30 4-10M95 28l9-7M84 82l4 10M95 84l9 7"
        className="stroke-danger-line"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
