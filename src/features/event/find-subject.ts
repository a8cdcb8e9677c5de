import type { RoadshowDetail } from '#contract/roadshow.ts'
import { toRecords } from '#lib/format/words.ts'

/** What to read before an event: research on its company, or by its analyst. */
export type Subject = { kind: 'company' | 'analyst'; id: string; name: string }

/** The first company of an event, or else its first analyst. */
export function findSubject({ tags }: RoadshowDetail): Subject | undefined {
  const find = (category: string) => toRecords(tags).find((tag) => tag.category === category && tag.id && tag.value)
  const company = find('Company')
  const found = company ?? find('Analyst')
  return found?.value ? { kind: company ? 'company' : 'analyst', id: found.id, name: found.value } : undefined
}
