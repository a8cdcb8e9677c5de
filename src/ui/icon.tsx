import type { ReactNode } from 'react'

/** Drawn on a 16 px grid with a 1.5 px stroke, the outermost stroke one pixel inside the edge. */
const drawings = {
  search: (
    <>
      <circle cx="7" cy="7" r="4.75" />
      <path d="m10.5 10.5 3.75 3.75" />
    </>
  ),
  close: <path d="m3.5 3.5 9 9m0-9-9 9" />,
  edit: <path d="M10.75 2.75a1.4 1.4 0 0 1 2 0l.5.5a1.4 1.4 0 0 1 0 2L5.5 13l-3.25.75L3 10.5zM9.25 4.25l2.5 2.5" />,
  lock: (
    <>
      <rect x="2.75" y="7" width="10.5" height="7.25" rx="1.25" />
      <path d="M5 7V4.75a3 3 0 0 1 6 0V7" />
    </>
  ),
  download: <path d="M8 1.75v8.5m-3.5-3.5L8 10.25l3.5-3.5M2 14.25h12" />,
  eye: (
    <>
      <path d="M1.25 8S3.75 3.5 8 3.5 14.75 8 14.75 8 12.25 12.5 8 12.5 1.25 8 1.25 8z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  'eye-off': (
    <path d="M3.9 4.6C2.1 5.9 1.25 8 1.25 8S3.75 12.5 8 12.5c1.1 0 2.1-.3 2.95-.75M6.6 3.65c.45-.1.9-.15 1.4-.15 4.25 0 6.75 4.5 6.75 4.5s-.45.85-1.35 1.85M2.25 1.75l11.5 12.5" />
  ),
  'chevron-down': <path d="m3.5 6 4.5 4.5L12.5 6" />,
  check: <path d="m2.75 8.5 3.5 3.5 7-8" />,
  alert: (
    <>
      <path d="M8 1.9 14.6 13.4a.6.6 0 0 1-.5.85H1.9a.6.6 0 0 1-.5-.85z" />
      <path d="M8 6v3.75" />
      <path d="M8 11.9v.1" />
    </>
  ),
  error: (
    <>
      <circle cx="8" cy="8" r="6.5" />
      <path d="M8 4.5v4" />
      <path d="M8 11.2v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6.5" />
      <path d="M8 7.5v4" />
      <path d="M8 4.7v.1" />
    </>
  ),
  menu: <path d="M2 4h12M2 8h12M2 12h12" />,
  external: (
    <path d="M9.25 2.25h4.5v4.5m0-4.5L7.25 8.75M6.25 3.5h-3a1 1 0 0 0-1 1v8.25a1 1 0 0 0 1 1h8.25a1 1 0 0 0 1-1v-3" />
  ),
  'arrow-up': <path d="M8 13.5v-11m-4 4 4-4 4 4" />,
  'arrow-down': <path d="M8 2.5v11m-4-4 4 4 4-4" />,
  minus: <path d="M3 8h10" />,
  retry: <path d="M13.25 8A5.25 5.25 0 1 1 11.4 4L13.25 5.75m0-3.5v3.5h-3.5" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** A sign beside words, never instead of them: the control that holds it carries the name. Takes the colour of the text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="r-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}
