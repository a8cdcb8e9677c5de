import type { AccessFacts, Reader } from './access-facts.ts'
import { marks } from './demo-world.ts'
import { tagLeaksIn } from './tag-leaks.ts'

const marked = (text: string, mark: string) => [
  ...new Set([...text.matchAll(new RegExp(`${mark}(\\d+)`, 'g'))].map(([, id]) => Number(id))),
]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every object of an answer, however deep. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (!isObject(value)) return
  if (!Array.isArray(value)) yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** The records of an answer by themselves, not what they mention. */
function recordsIn(answer: unknown): Record<string, unknown>[] {
  if (Array.isArray(answer)) return answer.filter(isObject)
  if (!isObject(answer)) return []
  if (Array.isArray(answer.records)) return recordsIn(answer.records)
  if ('id' in answer) return [answer]
  return Object.values(answer).flatMap((group) => (Array.isArray(group) ? recordsIn(group) : []))
}

/** A document says who wrote it, and interests what was chosen, also when that is not active any more. */
const NAMES_INACTIVE = /\/(?:tags\/related_to_document|get_tags_from_cri_json)\?/

/** The tags of a document by themselves tell no more of its analysts than its record does. */
function contactsOf(url: string, json: unknown, reader: Reader | undefined, facts: AccessFacts): string[] {
  const document = /\/tags\/related_to_document\?document_id=(\d+)/.exec(url)?.[1]
  if (document === undefined || (reader && facts.isInScope(reader, Number(document)))) return []
  return recordsIn(json).flatMap(({ id, email, phone }) => (email || phone ? [`the contact of ${id}`] : []))
}

/** What is not this reader's and stands in an answer all the same, in words; `reader` undefined: nobody's session. */
export function leaksIn(
  { url, text, json }: { url: string; text: string; json: unknown },
  reader: Reader | undefined,
  facts: AccessFacts,
): string[] {
  const nobody: Reader = { id: 0, level: 0, regions: [], assetClasses: [], libraries: null }
  const mayBeTold = (id: number) => facts.mayBeTold(reader ?? nobody, id)
  const allows = (rule: (reader: Reader, id: number) => boolean, id: number) => reader !== undefined && rule(reader, id)
  const bodies = marked(text, marks.body).filter((id) => !allows(facts.maySeeBody, id))
  const told = marked(text, marks.told).filter((id) => !mayBeTold(id))
  const companies = marked(text, marks.company).filter((id) => !allows(facts.covers, id))
  const waysIn = marked(text, marks.wayIn).filter((id) => !allows(facts.mayTakePart, id))
  const isInactive = ({ id, category }: Record<string, unknown>) =>
    typeof category === 'string' && facts.inactiveTags.has(Number(id))
  const profiles = NAMES_INACTIVE.test(url) ? [] : recordsIn(json).filter(isInactive)
  const linked = [...objectsIn(json)].filter((object) => isInactive(object) && object.profile_link)
  const documents = [...objectsIn(json)].filter(({ document_type: type, id }) => typeof type === 'string' && id)
  const promised = documents.filter(
    ({ id, entitled }) => entitled !== (reader !== undefined && facts.mayLoad(reader, Number(id))),
  )
  const detailed = documents.filter(({ id, detail }) => detail && !allows(facts.mayLoad, Number(id)))
  return [
    ...bodies.map((id) => `the text of document ${id}`),
    ...told.map((id) => `what event ${id} is about`),
    ...companies.map((id) => `what is withheld of company ${id}`),
    ...tagLeaksIn([...objectsIn(json)], reader, facts),
    ...contactsOf(url, json, reader, facts),
    ...waysIn.map((id) => `a way into event ${id}`),
    ...marked(text, marks.tag).map((id) => `the record of inactive tag ${id}`),
    ...profiles.map(({ id }) => `the inactive tag ${id}`),
    ...linked.map(({ id }) => `a link to the inactive tag ${id}`),
    ...promised.map(({ id }) => `a wrong entitlement to document ${id}`),
    ...detailed.map(({ id }) => `the detail of document ${id}`),
  ]
}
