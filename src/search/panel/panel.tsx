import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { filterPanelTexts } from '#i18n/en/filters.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import css from './panel.css?inline'
import { PanelContent } from './panel.view.tsx'
import { Beside, useFocusReturn, useWide } from './panel-placement.tsx'
import { type PanelProps, usePanelStore } from './use-panel-store.ts'

registerStyles('search', css)

/** The panel of a list, open or closed; loaded on first use. */
export function Panel(props: PanelProps) {
  const t = useTexts(filterPanelTexts)
  const { filtering, title = t.title, subtitle, tagsTitle, veil = false, dates } = props
  const { open, show, buttonId, panelId } = filtering
  const place = useRef<HTMLDivElement>(null)
  const wide = useWide(place)
  const store = usePanelStore(props)
  const draft = useStore(store.$draft)
  const lists = useStore(store.$lists)
  const missing = useStore(store.$missing)
  const dropped = useStore(store.$dropped)
  const willReturn = useFocusReturn(place, buttonId, open)
  const [resets, setResets] = useState(0)

  const close = () => {
    willReturn()
    show(false)
  }
  const content = {
    titleId: `${panelId}-title`,
    title,
    subtitle,
    tagsTitle,
    categories: store.categories,
    required: store.required,
    draft,
    lists,
    missing,
    dropped,
    counted: props.dynamic ?? false,
    dates,
    onChooseRange: store.chooseRange,
    onChoose: store.choose,
    resets,
    onReset: () => {
      store.reset()
      setResets(resets + 1)
    },
    onUpdate: () => {
      const malformed = place.current?.querySelector<HTMLElement>('.r-date-range [aria-invalid=true]')
      if (!malformed) return store.apply() && close()
      unfold(malformed)
      malformed.focus()
    },
    onRetry: store.retry,
    onClose: close,
  }
  return (
    <div ref={place} className={`r-filter-panel-place ${veil && open && wide ? 'r-filter-panel-place--veil' : ''}`}>
      {open &&
        wide !== undefined &&
        (wide ? (
          <Beside id={panelId} place={place} buttonId={buttonId} content={content} />
        ) : (
          <Sheet id={panelId} labelledBy={content.titleId} onClose={close}>
            <div className="r-filter-panel">
              <PanelContent {...content} />
            </div>
          </Sheet>
        ))}
    </div>
  )
}

/** Expands the dates that contain a field, so that it can be focused. */
function unfold(field: HTMLElement) {
  const button = field.closest('.r-date-range')?.querySelector<HTMLElement>('[aria-expanded=false]')
  if (field.closest('[hidden]')) flushSync(() => button?.click())
}
