import type { MouseEvent } from 'react'
import { registerStyles } from '../base/styles.ts'
import dottedList from '../dotted-list/dotted-list.css?inline'
import { Link } from '../link/link.tsx'
import tagList from './tag-list.css?inline'

registerStyles('ui', dottedList, tagList)

type TagListProps = {
  /** In order of display; groups without tags are left out (R252). */
  groups: readonly { label: string; className?: string; tags: readonly TagLink[] }[]
}

type TagLink = {
  key: string
  label: string
  /** Without an address, the name is plain text (R052). */
  href?: string | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * The tags of a record by category. The category is only read by screen readers; position and order show it. Names have no elements
 * around them, because a long list has a thousand of them.
 */
export function TagList({ groups }: TagListProps) {
  const filled = groups.filter((group) => group.tags.length > 0)
  if (filled.length === 0) return null
  return (
    <div className="r-tag-list">
      {filled.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
        <div
          className={['r-tag-list__group r-dotted-list', group.className].filter(Boolean).join(' ')}
          role="group"
          aria-label={group.label}
          key={group.label}
        >
          {group.tags.map((tag) =>
            tag.href === undefined ? (
              <bdi key={tag.key}>{tag.label}</bdi>
            ) : (
              <Link key={tag.key} dir="auto" variant="quiet" href={tag.href} onClick={tag.onClick}>
                {tag.label}
              </Link>
            ),
          )}
        </div>
      ))}
    </div>
  )
}
