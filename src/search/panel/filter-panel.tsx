import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useState } from 'react'
import { filtersTexts } from '#i18n/en/search.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { filterIcon } from '#ui/icons/icons-more.ts'
import type { PanelProps } from './use-panel-store.ts'

const loadPanel = () => import('./panel.tsx').then(({ Panel }) => Panel)

/** State shared by the button and the panel of one list. The panel is loaded on first use. */
export type Filtering = ReturnType<typeof useFiltering>

export function useFiltering() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { part, failed, want } = useLazy(loadPanel)
  const show = (shown: boolean) => {
    if (shown || failed) want()
    // Pressing the button after a failed load tries again.
    setOpen(shown || failed)
  }
  const close = useCallback(() => setOpen(false), [])
  return { open, show, close, Panel: part, failed, want, buttonId: `${id}-button`, panelId: `${id}-panel` }
}

type FiltersButtonProps = {
  filtering: Filtering
  /** The number of active values, from `countValues` (R189, C08). */
  count: number
}

/** Opens and closes the filter panel (R188). */
export function FiltersButton({ filtering, count }: FiltersButtonProps) {
  const t = useTexts(filtersTexts)
  const { open, show, want, buttonId, panelId } = filtering
  const isShown = open && filtering.Panel !== undefined
  const toggle = (event: MouseEvent<HTMLElement>) => {
    // Safari does not focus a clicked button.
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
 * The filter panel: beside the list in a wide container, in a sheet over it in a narrow one. Place it before the list
 * in a flex row; closed, it takes no space.
 */
export function FilterPanel(props: FilterPanelProps) {
  const t = useTexts(filtersTexts)
  const { open, failed, close, Panel } = props.filtering
  // The panel is closed for the next user.
  useEffect(() => close, [close])
  if (Panel) return <Panel {...props} />
  return open && failed ? <p role="alert">{t.failed}</p> : null
}
