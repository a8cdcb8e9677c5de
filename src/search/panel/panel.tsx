import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { filterPanelTexts as t } from '#i18n/en/filter-panel.ts'
import { useStore } from '#lib/dom/use-store.ts'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { panelStyles } from './panel.styles.ts'
import { PanelContent, type PanelContentProps } from './panel.view.tsx'
import type { PanelProps } from './panel-props.ts'
import { useOutsidePress } from './use-outside-press.ts'
import { usePanelStore } from './use-panel-store.ts'
import { useWide } from './use-wide.ts'

/** The panel of a list, open or closed, loaded when it is first wanted. */
export function Panel(props: PanelProps) {
  const { filtering, title = t.title, subtitle, tagsTitle, veil = false, dates } = props
  const { open, show, buttonId, panelId } = filtering
  const place = useRef<HTMLDivElement>(null)
  useSheets(place, panelStyles)
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

/** Opens the dates that a field stands in, if they are folded: nobody gets to what is hidden. */
function unfold(field: HTMLElement) {
  const button = field.closest('.r-date-range')?.querySelector<HTMLElement>('[aria-expanded=false]')
  if (field.closest('[hidden]')) flushSync(() => button?.click())
}

type BesideProps = {
  id: string
  place: RefObject<HTMLElement | null>
  buttonId: string
  content: PanelContentProps
}

/** In the flow, next to the list: one may go back and forth between the two. */
function Beside({ id, place, buttonId, content }: BesideProps) {
  const latest = useRef(content.onClose)
  useEffect(() => {
    latest.current = content.onClose
  })
  useOutsidePress(
    place,
    buttonId,
    useCallback(() => latest.current(), []),
  )
  useEffect(() => {
    const root = place.current?.getRootNode()
    // Escape closes it from the list too: one may have gone there.
    const closeOnEscape = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
      if (event.defaultPrevented || event.isComposing) return
      // A dialog over the list goes first.
      if (event.target instanceof Element && event.target.closest('dialog')) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    root?.addEventListener('keydown', closeOnEscape)
    return () => root?.removeEventListener('keydown', closeOnEscape)
  }, [place])
  return (
    <section id={id} className="r-filter-panel r-filter-panel--beside" aria-labelledby={content.titleId}>
      <PanelContent {...content} />
    </section>
  )
}

/**
 * Gives the focus back to the button when the panel has gone, if it was inside or nowhere; whoever pressed into a field
 * elsewhere stays there. The result is called before closing.
 */
function useFocusReturn(place: RefObject<HTMLElement | null>, buttonId: string, open: boolean) {
  const returns = useRef(false)
  useEffect(() => {
    if (open || !returns.current) return
    returns.current = false
    const root = place.current?.getRootNode() as ShadowRoot | Document | undefined
    root?.getElementById(buttonId)?.focus({ preventScroll: true })
  }, [open, place, buttonId])
  return () => {
    returns.current = (place.current?.matches(':has(:focus)') ?? false) || document.activeElement === document.body
  }
}
