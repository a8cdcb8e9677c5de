import type { AuditKind } from '#contract/desk-audit.ts'

/** By the first word of an action. */
const byArea: Readonly<Record<string, AuditKind>> = {
  user: 'accounts',
  entitlement: 'accounts',
  firm: 'firms',
  access: 'requests',
  event: 'events',
  document: 'documents',
  tag: 'documents',
  content: 'content',
  file: 'reading',
  replay: 'reading',
  preferences: 'preferences',
  follow: 'preferences',
  saved_search: 'preferences',
  session: 'sign-ins',
  link: 'sign-ins',
  password: 'sign-ins',
  factor: 'sign-ins',
  passkey: 'sign-ins',
  scim: 'sign-ins',
}

export function kindOf(action: string): AuditKind {
  if (action === 'document.read') return 'reading'
  return byArea[action.split('.', 1)[0] ?? ''] ?? 'other'
}

/** What the desk changes itself. What clients read, follow and prefer, and how they sign in, is for administrators (ADR 0120). */
const ofDesk: ReadonlySet<AuditKind> = new Set(['accounts', 'firms', 'requests', 'events', 'documents', 'content'])

/** Whether a caller of this role may see rows of an action. */
export const maySee = (role: string, action: string): boolean => role === 'admin' || ofDesk.has(kindOf(action))
