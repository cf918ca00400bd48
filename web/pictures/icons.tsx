import type { JSX } from 'preact';

/** Line drawings of our own on a 20 × 20 grid. They never carry a meaning alone: words stand beside them or name the control. */
const PATHS = {
  radar: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 10 15 4.8" />
    </>
  ),
  profile: (
    <>
      <circle cx="8" cy="10" r="5.25" />
      <circle cx="12" cy="10" r="5.25" />
    </>
  ),
  collect: (
    <>
      <path d="M10 3v8.5M6.5 8.25 10 11.75l3.5-3.5" />
      <path d="M3.5 12.5v2.25A2.25 2.25 0 0 0 5.75 17h8.5a2.25 2.25 0 0 0 2.25-2.25V12.5" />
    </>
  ),
  skills: (
    <>
      <path d="M4.5 4.25h8.25a2.25 2.25 0 0 1 2.25 2.25v9.25H6.75A2.25 2.25 0 0 1 4.5 13.5z" />
      <path d="M4.5 13.5a2.25 2.25 0 0 1 2.25-2.25H15M8 7.25h3.75" />
    </>
  ),
  tools: (
    <>
      <path d="M12.2 4.1a4 4 0 0 0-4.6 5.2L3.4 13.5a1.9 1.9 0 0 0 2.7 2.7l4.2-4.2a4 4 0 0 0 5.2-4.6l-2.4 2.4-2.4-.7-.7-2.4z" />
    </>
  ),
  settings: (
    <>
      <path d="M3 6.25h7M14.5 6.25H17M3 13.75h2.5M10 13.75h7" />
      <circle cx="12.25" cy="6.25" r="2.25" />
      <circle cx="7.75" cy="13.75" r="2.25" />
    </>
  ),
  search: (
    <>
      <circle cx="8.75" cy="8.75" r="5" />
      <path d="m12.5 12.5 4 4" />
    </>
  ),
  open: (
    <>
      <path d="M11.5 4H16v4.5M16 4l-7 7" />
      <path d="M14.5 11.75v2.5A1.75 1.75 0 0 1 12.75 16h-7A1.75 1.75 0 0 1 4 14.25v-7A1.75 1.75 0 0 1 5.75 5.5h2.5" />
    </>
  ),
  check: <path d="m4.5 10.5 3.75 3.75L15.5 6.5" />,
  close: <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />,
  play: <path d="M6.5 4.75v10.5L15 10z" />,
  back: <path d="M11.75 4.75 6.5 10l5.25 5.25M6.75 10H16" />,
  plus: <path d="M10 4.5v11M4.5 10h11" />,
  warn: (
    <>
      <path d="M10 3.25 17.5 16.25h-15z" />
      <path d="M10 8.25v3.5M10 14v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 9.25v4.25M10 6.5v.1" />
    </>
  ),
  keyword: <path d="M4.5 7.5h11M4.5 12.5h11M8 4 6.5 16M13.5 4 12 16" />,
  reach: <path d="M3 13.5c3.5 0 3-7 7-7 2.5 0 3 2.5 5.5 2.5H17M14.25 6l3 3-3 3" />,
  situational: (
    <>
      <path d="M10 17s5.25-4.6 5.25-8.6a5.25 5.25 0 0 0-10.5 0C4.75 12.4 10 17 10 17z" />
      <circle cx="10" cy="8.25" r="1.6" />
    </>
  ),
  geo: <path d="M4 9.25 10 4l6 5.25M5.75 8v8h8.5V8M8.5 16v-4h3v4" />,
  keyboard: (
    <>
      <rect x="2.5" y="5" width="15" height="10" rx="2" />
      <path d="M5.5 8.25h.1M8.5 8.25h.1M11.5 8.25h.1M14.5 8.25h.1M6.5 11.75h7" />
    </>
  ),
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {PATHS[name]}
    </svg>
  );
}

/** A lens: two circles that share a part, as a person and the news do. */
export function Mark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="12" cy="16" r="9" fill="none" stroke="currentColor" stroke-width="2.4" />
      <circle cx="20" cy="16" r="9" fill="none" stroke="currentColor" stroke-width="2.4" />
      <path d="M16 7.9a9 9 0 0 1 0 16.2 9 9 0 0 1 0-16.2z" fill="currentColor" />
    </svg>
  );
}
