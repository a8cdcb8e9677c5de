import type { Tag } from '#contract/tag.ts'
import { toContact } from '#entities/profile/contact.ts'
import { getImageUrl } from '#entities/profile/links.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { toLines, toText } from '#lib/format/words.ts'

/** An analyst's name, or an empty text (R396). */
export const nameOf = ({ name, value }: Tag): string => toText(name) || toText(value)

/** What a profile shows of an analyst; every field but the id may be missing, or be something else. */
export function analystOf(tag: Tag) {
  const value = [tag.value, tag.name].find((name) => toText(name) !== '')
  return {
    id: tag.id,
    name: nameOf(tag),
    role: toText(tag.role),
    image: getImageUrl(tag),
    contact: toContact(tag),
    bio: toLines(tag.bio),
    fields: toLines(tag.related_fields),
    /** What narrows a feed to the analyst's research, as a query string; documents are filed under the name. */
    research: value ? String(new URLSearchParams({ filter_Analyst: joinValues([String(value)]) })) : undefined,
  }
}

export type Analyst = ReturnType<typeof analystOf>
