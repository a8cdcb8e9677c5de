import type { CSSProperties, MouseEvent } from 'react'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { chevronRightIcon } from '../icons/icons-next.ts'
import { chevronLeftIcon } from '../icons/icons-shell.ts'
import css from './pagination.css?inline'
import { PageControl } from './pagination-control.tsx'

registerStyles('ui', css)

type PaginationProps = {
  /** Default: the first page (R220). */
  current?: number
  count: number
  /** The numbers to show, in order, with gaps for omitted pages (R218, C56). */
  pages: readonly (number | 'gap')[]
  /** With addresses, the pages are links. */
  getHref?: (page: number) => string
  onPage: (page: number, event: MouseEvent<HTMLElement>) => void
  /** `{page}` and `{count}` are filled in. */
  texts: { readonly [Name in 'pages' | 'previous' | 'next' | 'page' | 'position']: string }
}

/** The maximum number of slots: first and last page, two gaps, three between. */
const MOST_SLOTS = 7

/** Previous, next and page numbers, in fixed positions. In a narrow container, `Page 3 of 30` replaces the numbers. */
export function Pagination({ current = 1, count, pages, getHref, onPage, texts }: PaginationProps) {
  const step = (page: number, className: string, label: string, icon: string) => (
    <PageControl
      className={className}
      label={label}
      href={getHref?.(page)}
      disabled={page < 1 || page > count}
      onPress={(event) => onPage(page, event)}
    >
      <Icon path={icon} />
    </PageControl>
  )
  const room = {
    '--_slots': Math.min(count, MOST_SLOTS),
    '--_digits': String(count).length,
    '--_letters': fill(texts.position, { page: count, count }).length,
  } as CSSProperties
  return (
    <nav className="r-pagination" aria-label={texts.pages} style={room}>
      <div className="r-pagination__row">
        {step(current - 1, 'r-pagination__step', texts.previous, chevronLeftIcon)}
        <ol className="r-pagination__pages">
          {pages.map((page, index) =>
            page === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
              <li key={`gap-${index}`} className="r-pagination__gap" aria-hidden="true" />
            ) : (
              <li key={page}>
                <PageControl
                  className="r-pagination__page"
                  label={fill(texts.page, { page })}
                  href={getHref?.(page)}
                  current={page === current}
                  onPress={(event) => onPage(page, event)}
                >
                  {page}
                </PageControl>
              </li>
            ),
          )}
        </ol>
        <span className="r-pagination__position">{fill(texts.position, { page: current, count })}</span>
        {step(current + 1, 'r-pagination__step', texts.next, chevronRightIcon)}
      </div>
    </nav>
  )
}
