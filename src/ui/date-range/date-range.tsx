import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { registerStyles } from '../base/styles.ts'
import { useLazy } from '../hooks/use-lazy.ts'
import { useToggle } from '../hooks/use-toggle.ts'
import { Icon } from '../icons/icon.tsx'
import { calendarIcon } from '../icons/icons-event.ts'
import { chevronDownIcon } from '../icons/icons-shell.ts'
import overlayTokens from '../tokens/tokens-overlay.css?inline'
import dateRange from './date-range.css?inline'
import type { DateRangePanelProps } from './date-range-panel.tsx'
import { formatRange } from './date-range-words.ts'

registerStyles('ui', overlayTokens, dateRange)

type DateRangeProps = DateRangePanelProps & {
  label: string
  /** `popover` opens in the top layer; `inline` opens below the control, inside a panel or a sheet. */
  layout: 'popover' | 'inline'
}

const loadPanel = () => import('./date-range-panel.tsx').then(({ DateRangePanel }) => DateRangePanel)
/** The selected range as text. It opens quick ranges and two calendars, which are loaded then (R213–R217). */
export function DateRangePicker({ label, layout, ...panelProps }: DateRangeProps) {
  const { value, texts, locale } = panelProps
  const id = useId()
  const control = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // Keeps unfinished input for the next opening.
  const [wasOpened, setWasOpened] = useState(false)
  const { part: Panel, failed, want } = useLazy(loadPanel)

  const isPopover = layout === 'popover'
  const hasPanel = Panel !== undefined
  useEffect(() => {
    // An inline panel follows its button; a popover in the top layer needs the focus.
    if (open && isPopover && hasPanel) popup.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [open, isPopover, hasPanel])

  const show = (shown: boolean) => {
    if (shown) {
      want()
      setWasOpened(true)
    }
    setOpen(shown)
  }
  useToggle(popup, ({ newState }) => show(newState === 'open'))
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Keeps the surrounding panel or sheet open.
    event.stopPropagation()
    // The browser closes popovers itself.
    if (isPopover) return
    event.preventDefault()
    button.current?.focus()
    setOpen(false)
  }
  const closeBehindFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) popup.current?.hidePopover()
  }
  const content = wasOpened && (
    <>
      {Panel && <Panel {...panelProps} />}
      {!Panel && failed && <p role="alert">{texts.failed}</p>}
      {!Panel && !failed && <div className="r-date-range__waiting" role="status" aria-label={texts.loading} />}
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that its controls ignore
    <div ref={control} className="r-date-range" onKeyDown={closeOnEscape}>
      <span className="r-date-range__label" id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className="r-date-range__button"
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        aria-labelledby={`${id}-label ${id}-value`}
        onPointerEnter={want}
        onFocus={want}
        {...(isPopover ? { popoverTarget: `${id}-panel` } : { onClick: () => show(!open) })}
      >
        <Icon path={calendarIcon} />
        <span className="r-date-range__value" id={`${id}-value`}>
          {formatRange(value, texts, locale)}
        </span>
        <Icon path={chevronDownIcon} />
      </button>
      {isPopover ? (
        <div
          ref={popup}
          id={`${id}-panel`}
          popover="auto"
          role="dialog"
          aria-label={texts.panel}
          className="r-date-range__popup"
          onBlur={closeBehindFocus}
        >
          {content}
        </div>
      ) : (
        <div id={`${id}-panel`} className="r-date-range__inline" hidden={!open}>
          {content}
        </div>
      )}
    </div>
  )
}
