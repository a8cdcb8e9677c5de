import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatValue } from '#desk/audit/audit-words.ts'
import { deskAudit } from '#i18n/de/desk-audit.ts'
import { auditActionTexts } from '#i18n/en/desk-audit.ts'

const area =
  'user|entitlement|access|firm|event|content|document|tag|file|replay|preferences|follow|saved_search|session|link|password|factor|passkey|scim|audit'
const literal = new RegExp(`['"]((?:${area})\\.[a-z_]+)['"]`, 'g')

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))

/** Names of files that look like actions. */
const files = new Set(['event.ics'])

const actions = new Set([
  ...sources.flatMap((path) =>
    [...readFileSync(join('server', path), 'utf8').matchAll(literal)].flatMap(([, name]) => name ?? []),
  ),
  // Built from what was decided or asked for.
  ...['grant', 'extend', 'decline', 'reopen'].map((decision) => `access.${decision}`),
  ...['register', 'request'].map((kind) => `event.${kind}`),
])

const hasSentence = (texts: Readonly<Record<string, string>>, action: string) =>
  Object.hasOwn(texts, action) || Object.hasOwn(texts, `${action}!`)

test.each([
  ['English', auditActionTexts('en')],
  ['German', deskAudit['audit-action']],
] as const)('extras: each action that the server records has a sentence: %s', (_language, texts) => {
  expect(actions.size).toBeGreaterThan(60)
  expect([...actions].filter((action) => !files.has(action) && !hasSentence(texts, action))).toEqual([])
})

test('extras: recorded names of the API are told in words', () => {
  expect(formatValue('admin', 'role', 'en')).toBe('Administrator')
  expect(formatValue('link', 'by', 'en')).toBe('Link by email')
  expect(formatValue('unheard', 'by', 'en')).toBe('unheard')
})

test('extras: a time in the audit tells its zone', () => {
  expect(formatValue('2026-11-05T08:00:00.000Z', 'start_at', 'en')).toMatch(/^Nov \d, 2026, \d+:00 [AP]M \S+$/)
})
