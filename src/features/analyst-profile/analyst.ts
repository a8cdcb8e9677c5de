import type { Tag } from '#contract/tag.ts'
import { toContact } from '#entities/profile/contact.ts'
import { getImageUrl } from '#entities/profile/links.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { toLines, toText } from '#lib/format/words.ts'

/** An analyst's name, or an empty text (R396). */
export const getName = ({ name, value }: Tag): string => toText(name) || toText(value)

/** The fields of an analyst for the profile. Every field but the id may be missing or malformed. */
export function toAnalyst(tag: Tag) {
  const value = [tag.value, tag.name].find((name) => toText(name) !== '')
  return {
    id: tag.id,
    name: getName(tag),
    role: toText(tag.role),
    image: getImageUrl(tag),
    contact: toContact(tag),
    bio: toLines(tag.bio),
    fields: toLines(tag.related_fields),
    /** The filters for the analyst's research, as a query string; documents are filed under the name. */
    research: value ? String(new URLSearchParams({ filter_Analyst: joinValues([String(value)]) })) : undefined,
  }
}

export type Analyst = ReturnType<typeof toAnalyst>
