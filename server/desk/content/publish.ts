import type { Kysely } from 'kysely'
import type { PublishText, TextFinding } from '#contract/desk-content.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { HttpError, refuse } from '#server/platform/http/http-errors.ts'
import { type Finding, inspectSlots, isFault, sayFinding } from '#server/site/content/check-slots.ts'
import { readContent, setText } from '#server/site/content/repository.ts'
import { type Content, FOOTER, LARGEST } from '#server/site/content/slots.ts'
import { holdContent, keepVersion, toRevision } from '#server/site/content/versions.ts'

type Db = Kysely<Database>

/** The text of a slot or of the footer; empty: there is none. */
export const findText = ({ slots, footer = '' }: Content, name: string): string =>
  name === FOOTER ? footer : (slots.find((slot) => slot.name === name)?.html ?? '')

/** The slots with another text for one of them. */
function withText({ slots }: Content, name: string, html: string): Content['slots'] {
  if (name === FOOTER) return slots
  if (html === '') return slots.filter((slot) => slot.name !== name)
  const isThere = slots.some((slot) => slot.name === name)
  const changed = slots.map((slot) => (slot.name === name ? { name, html } : slot))
  return isThere ? changed : [...changed, { name, html }]
}

/** What is to be said of a text: what is in it, and what it does to the other slots. */
function inspect(content: Content, name: string, html: string): Finding[] {
  const known = new Set(inspectSlots(content.slots).map(sayFinding))
  const isNew = (finding: Finding) => finding.slot === name || !known.has(sayFinding(finding))
  return inspectSlots(withText(content, name, html)).filter(isNew)
}

export async function checkText(db: Db, name: string, html: string): Promise<TextFinding[]> {
  const findings = inspect(await readContent(db), name, html.trim())
  return findings.map((finding) => ({ ...finding, is_fault: isFault(finding) }))
}

/** The limit of a file of the command. */
function requireText(html: string): void {
  if (Buffer.byteLength(html) > LARGEST)
    throw refuse({
      text: `The text has more than ${LARGEST / 1024} kB, which is more than is taken.`,
      code: 'too-large',
      field: 'html',
      value: String(LARGEST / 1024),
    })
}

type Publisher = { actor: Actor; author: string; now: Date }

/** Puts a text on the landing page. 409: it is another one by now. @throws a 422 where popups would not open */
export const publishText = (
  db: Db,
  name: string,
  { html: given, revision, is_restored: isRestored = false }: PublishText,
  { actor, author, now }: Publisher,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const html = given.trim()
    requireText(html)
    await holdContent(transaction)
    const content = await readContent(transaction)
    const before = findText(content, name)
    if (toRevision(before) !== revision)
      throw new HttpError(409, 'Somebody else has published this text meanwhile. Reload it to see the change.')
    const faults = inspect(content, name, html).filter(isFault)
    if (faults.length > 0)
      throw refuse(
        ...faults.map((fault) => ({ text: sayFinding(fault), code: fault.kind, field: 'html', value: fault.name })),
      )
    await setText(transaction, name, html)
    const action = isRestored ? 'content.restore' : 'content.publish'
    await keepVersion(transaction, { name, before, after: html, action }, { actor, author }, now)
  })
