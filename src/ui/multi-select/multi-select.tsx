import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { fill } from '#lib/format/fill.ts'
import { Badge } from '../badge/badge.tsx'
import { registerStyles } from '../base/styles.ts'
import { useToggle } from '../hooks/use-toggle.ts'
import { Icon } from '../icons/icon.tsx'
import { errorIcon } from '../icons/icons.ts'
import { chevronDownIcon } from '../icons/icons-shell.ts'
import overlayTokens from '../tokens/tokens-overlay.css?inline'
import multiSelect from './multi-select.css?inline'
import { MultiSelectPopup } from './multi-select-popup.tsx'
import type { MultiSelectProps } from './multi-select-props.ts'

registerStyles('ui', overlayTokens, multiSelect)

/** More values would never be visible; the badge shows the total. */
const NAMED = 8

const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/**
 * A field that opens a searchable list of checkboxes in the top layer (R195–R203). The focus moves into the list, so
 * Space selects there and types in the search box.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, placeholder, options, selected, required = false, disabled = false, describedBy, error, texts } = props
  const { loading = false } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  // Closing moves the focus, which must not close it again: a `toggle` event would be lost.
  const isClosing = useRef(false)
  // The selection at opening decides the order while it is open (C53).
  const [opening, setOpening] = useState<{ chosen: readonly string[] }>()
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])
  const hasFocus = () => popup.current?.matches(':focus-within') ?? false
  const close = () => popup.current?.hidePopover()

  const focusSearch = () => {
    // On touch devices, focusing the search box would open the keyboard over the list.
    const search = matchMedia('(pointer: coarse)').matches ? null : popup.current?.querySelector('input')
    ;(search ?? popup.current)?.focus()
  }
  const focusInside = () => {
    if (!hasFocus()) focusSearch()
  }
  // While the options load there is no search box, so the popup itself has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of loading brings the search box
  useLayoutEffect(() => {
    if (!loading && popup.current?.matches(':focus')) focusSearch()
  }, [loading])
  const beforeToggle = (event: ToggleEvent) => {
    isClosing.current = event.newState === 'closed'
    if (event.newState === 'open') flushSync(() => setOpening({ chosen: selected }))
    else if (hasFocus()) button.current?.focus()
  }
  const afterToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') focusInside()
    else setOpening(undefined)
  }
  useToggle(popup, afterToggle, beforeToggle)
  const keyOnButton = (event: KeyboardEvent) => {
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (disabled || opening || !(opens || isPrintable(event))) return
    popup.current?.showPopover()
    if (opens) {
      event.preventDefault()
      focusInside()
    } else popup.current?.querySelector('input')?.focus()
  }
  const keyInPopup = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Keeps the surrounding panel or dialog open.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  // The press would move the focus out and close the popup, and the click would open it again.
  const pressButton = (event: MouseEvent) => opening && event.preventDefault()
  const left = (event: FocusEvent) => {
    if (!isClosing.current && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <div className="r-multi-select">
      <span className="r-multi-select__label">
        <span id={`${id}-label`}>{label}</span>
        {required && (
          <span className="r-multi-select__required" aria-hidden="true">
            {texts.required} *
          </span>
        )}
      </span>
      <button
        ref={button}
        type="button"
        role="combobox"
        part="field"
        className="r-multi-select__button"
        popoverTarget={disabled ? undefined : `${id}-popup`}
        aria-labelledby={`${id}-label`}
        aria-haspopup="dialog"
        aria-expanded={opening !== undefined}
        aria-controls={`${id}-popup`}
        aria-required={required}
        aria-disabled={disabled || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={[describedBy, error !== undefined && `${id}-error`].filter(Boolean).join(' ') || undefined}
        onMouseDown={pressButton}
        onKeyDown={keyOnButton}
      >
        {selected.length === 0 ? (
          <span className="r-multi-select__placeholder">{placeholder}</span>
        ) : (
          <>
            <span className="r-multi-select__value">
              {selected
                .slice(0, NAMED)
                .map((value) => labels.get(value) ?? value)
                .join(', ')}
            </span>
            <Badge count={selected.length} label={fill(texts.chosen, { count: selected.length })} />
          </>
        )}
        <Icon path={chevronDownIcon} />
      </button>
      {error !== undefined && (
        <p className="r-multi-select__error" id={`${id}-error`}>
          <Icon path={errorIcon} />
          {error}
        </p>
      )}
      <div
        ref={popup}
        id={`${id}-popup`}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        className="r-multi-select__popup"
        aria-labelledby={`${id}-label`}
        onKeyDown={keyInPopup}
        onBlur={left}
      >
        {opening && <MultiSelectPopup {...props} first={opening.chosen} />}
      </div>
    </div>
  )
}
