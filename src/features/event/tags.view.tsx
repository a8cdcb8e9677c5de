import type { RoadshowDetail } from '#contract/roadshow.ts'
import type { TagRef } from '#contract/tag.ts'
import { getProfileUrl } from '#entities/profile/links.ts'
import { eventPageTexts } from '#i18n/en/event.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { distinct } from '#lib/format/distinct.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'

type EventTagsProps = { tags: RoadshowDetail['tags']; onNavigate: (href: string) => boolean }

/** The companies, analysts and sectors of an event, with links to profiles. Tags of other categories are left out. */
export function EventTags({ tags, onNavigate }: EventTagsProps) {
  const t = useTexts(eventPageTexts)
  const named = distinct(toRecords(tags)).filter(({ value }) => toText(value))
  const groups = [
    { label: t.companies, tags: named.filter(({ category }) => category === 'Company') },
    { label: t.analysts, tags: named.filter(({ category }) => category === 'Analyst') },
    { label: t.sectors, tags: named.filter(({ category }) => category === 'Sector') },
  ].filter(({ tags }) => tags.length > 0)
  if (groups.length === 0) return null
  return (
    <dl className="r-event-page__facts">
      {groups.map(({ label, tags }) => (
        <div key={label} className="r-event-page__fact">
          <dt>{label}</dt>
          <dd>
            <DottedList>
              {tags.map((tag) => (
                <EventTag key={tag.id} tag={tag} onNavigate={onNavigate} />
              ))}
            </DottedList>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function EventTag({ tag, onNavigate }: { tag: TagRef; onNavigate: (href: string) => boolean }) {
  const language = useLanguage()
  const label = valueLabel(toText(tag.category), toText(tag.value), language)
  const href = getProfileUrl(tag)
  if (!href) return <bdi>{label}</bdi>
  return (
    <Link dir="auto" href={href} onClick={followIf(() => onNavigate(href))}>
      {label}
    </Link>
  )
}
