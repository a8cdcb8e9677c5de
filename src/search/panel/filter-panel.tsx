import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useState } from 'react'
import { filtersTexts as t } from '#i18n/en/search.ts'
import { fill } from '#lib/format/fill.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { filterIcon } from '#ui/icons/icons-more.ts'
import type { PanelProps } from './use-panel-store.ts'

const loadPanel = () => import('./panel.tsx').then(({ Panel }) => Panel)

/** What the button and the panel of one list share. The panel itself is loaded when it is first wanted. */
export type Filtering = ReturnType<typeof useFiltering>

export function useFiltering() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { part, failed, want } = useLazy(loadPanel)
  const show = (shown: boolean) => {
    if (shown || failed) want()
    // A press on what could not be loaded is another try.
    setOpen(shown || failed)
  }
  const close = useCallback(() => setOpen(false), [])
  return { open, show, close, Panel: part, failed, want, buttonId: `${id}-button`, panelId: `${id}-panel` }
}

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

type FilterPanelProps = PanelProps & { filtering: Filtering }

/**
 * Stands beside the list in a wide container and in a sheet over it in a narrow one. Put it before the list in a flex row:
 * closed it takes no room.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { open, failed, close, Panel } = props.filtering
  // The next user does not find it open.
  useEffect(() => close, [close])
  if (Panel) return <Panel {...props} />
  return open && failed ? <p role="alert">{t.failed}</p> : null
}
