/** A drawing of a candidate's recorder, for the sign-in pages. */
export function RecorderPicture() {
  return (
    <svg viewBox="0 0 520 330" fill="none" aria-hidden className="max-h-full w-full max-w-2xl">
      <rect x="40" y="20" width="380" height="240" rx="18" className="fill-panel-soft stroke-panel-line" />
      <rect x="56" y="36" width="348" height="176" rx="10" className="fill-panel" />
      <circle cx="230" cy="112" r="30" className="fill-on-panel-soft" />
      <path d="M168 212c3-38 27-60 62-60s59 22 62 60" className="fill-on-panel-soft" />
      <rect x="70" y="50" width="70" height="24" rx="12" className="fill-panel-soft" />
      <circle cx="84" cy="62" r="5" className="fill-danger" />
      <path d="M97 62h30" className="stroke-on-panel" strokeWidth="5" strokeLinecap="round" />
      <circle cx="372" cy="68" r="18" className="stroke-panel-line" strokeWidth="5" />
      <path d="M372 50a18 18 0 1 1-17 24" className="stroke-brand" strokeWidth="5" strokeLinecap="round" />
      <path d="M58 236h106" className="stroke-panel-line" strokeWidth="7" strokeLinecap="round" />
      <path d="M58 236h68" className="stroke-brand" strokeWidth="7" strokeLinecap="round" />
      <g className="stroke-on-panel-soft" strokeWidth="4" strokeLinecap="round">
        <path d="M196 230v12M208 224v24M220 231v10M232 220v32M244 227v18M256 232v8M268 223v26M280 229v14M292 233v6" />
      </g>
      <rect x="348" y="224" width="56" height="24" rx="12" className="fill-brand" />
      <path d="m366 236 6 6 12-12" className="stroke-panel" strokeWidth="3.5" strokeLinecap="round" />
      <rect x="300" y="188" width="190" height="122" rx="16" className="fill-on-panel stroke-panel-line" />
      <path d="M322 216h96" className="stroke-panel" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M322 238h134M322 256h112"
        className="stroke-on-panel-soft"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="322" y="274" width="62" height="20" rx="10" className="fill-mark" />
      <rect x="394" y="274" width="62" height="20" rx="10" className="stroke-on-panel-soft" strokeWidth="2" />
    </svg>
  );
}
