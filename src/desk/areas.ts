import type { ComponentType } from 'react'
import type { deskTexts } from '#i18n/en/desk.ts'
import type { AreaProps } from './area-props.ts'

type Area = {
  /** Its part of the address, `/desk/{path}`. */
  path: string
  label: keyof ReturnType<typeof deskTexts>
  /** Must be a stable function; loaded when the area is first shown. */
  load: () => Promise<ComponentType<AreaProps>>
}

/** The areas of the desk, in the order of its navigation; the first one is shown at `/desk`. */
export const areas: readonly Area[] = [
  {
    path: 'requests',
    label: 'requests',
    load: () => import('./requests/requests.tsx').then(({ Requests }) => Requests),
  },
  { path: 'users', label: 'users', load: () => import('./users/users.tsx').then(({ Users }) => Users) },
  { path: 'firms', label: 'firms', load: () => import('./firms/firms.tsx').then(({ Firms }) => Firms) },
  {
    path: 'documents',
    label: 'documents',
    load: () => import('./documents/documents.tsx').then(({ Documents }) => Documents),
  },
  { path: 'tags', label: 'tags', load: () => import('./tags/tags.tsx').then(({ Tags }) => Tags) },
  {
    path: 'events',
    label: 'events',
    load: () => import('./events/events.tsx').then(({ Events }) => Events),
  },
  { path: 'usage', label: 'usage', load: () => import('./usage/desk-usage.tsx').then(({ DeskUsage }) => DeskUsage) },
  {
    path: 'content',
    label: 'content',
    load: () => import('./content/content.tsx').then(({ LandingTexts }) => LandingTexts),
  },
  { path: 'audit', label: 'audit', load: () => import('./audit/audit.tsx').then(({ Audit }) => Audit) },
]
