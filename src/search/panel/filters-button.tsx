import type { KeyboardEvent, MouseEvent } from 'react'
import { filtersTexts as t } from '#i18n/en/filters.ts'
import { fill } from '#lib/format/fill.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { filterIcon } from '#ui/icons/icons-more.ts'
import type { Filtering } from './use-filtering.ts'

type FiltersButtonProps = {
  filtering: Filtering
  /** How many values are applied, by `countValues` (R189, C08). */
  count: number
}

/** Opens and closes the filter panel (R188). */
export function FiltersButton({ filtering, count }: FiltersButtonProps) {
  const { open, show, want, buttonId, panelId } = filtering
  const isShown = open && filtering.Panel !== undefined
  const toggle = (event: MouseEvent<HTMLElement>) => {
    // Safari leaves the focus where it was.
    event.currentTarget.focus()
    show(!open)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    event.stopPropagation()
    show(false)
  }
  return (
    <Button
      id={buttonId}
      icon={filterIcon}
      aria-expanded={isShown}
      aria-controls={isShown ? panelId : undefined}
      onPointerEnter={want}
      onFocus={want}
      onClick={toggle}
      onKeyDown={closeOnEscape}
    >
      {t.open}
      {count > 0 && <Badge count={count} label={fill(t.applied, { count })} />}
    </Button>
  )
}
