import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { searchIcon } from '../icons/icons-more.ts'
import { ListOption } from '../listbox/list-option.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Highlight } from '../text/highlight.tsx'
import overlayTokens from '../tokens/tokens-overlay.css?inline'
import suggestionList from './suggestion-list.css?inline'

registerStyles('ui', overlayTokens, suggestionList)

export type Suggestion = {
  key: string
  value: string
  category: string
  /** The count as a figure, and as text for screen readers. */
  count?: { figure: string; words: string }
}

type SuggestionListProps = {
  id: string
  label: string
  /** The typed text; its matches are highlighted. */
  term: string
  suggestions: readonly Suggestion[]
  /** An extra row for another action with the text. */
  action?: { key: string; label: string } | undefined
  /** Whether to show skeleton rows. */
  loading: boolean
  /** The key of the row that Enter selects. */
  highlighted: string | undefined
  onHighlight: (key: string | undefined) => void
  onChoose: (key: string) => void
}

/**
 * The list below a search field, in the top layer if anchor positioning is supported. The focus stays in the field,
 * which handles the keys.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, term, suggestions, action, loading, highlighted, onHighlight, onChoose } = props
  const box = useRef<HTMLDivElement>(null)
  const inTopLayer = CSS.supports('position-area', 'block-end')
  useLayoutEffect(() => {
    // A host may have just removed the element.
    if (inTopLayer && box.current?.isConnected) box.current.showPopover()
  }, [inTopLayer])
  useEffect(() => {
    if (highlighted !== undefined)
      box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])

  const option = (key: string, className: string, children: ReactNode) => (
    <ListOption
      key={key}
      listId={id}
      value={key}
      className={className}
      active={key === highlighted}
      onActivate={onHighlight}
      onChoose={onChoose}
    >
      {children}
    </ListOption>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field
    <div
      ref={box}
      tabIndex={-1}
      popover={inTopLayer ? 'manual' : undefined}
      className="r-suggestions"
      data-loading={loading}
      onMouseDown={(event) => event.preventDefault()}
    >
      {loading &&
        [72, 56, 64].map((width) => (
          <div key={width} className="r-suggestions__waiting">
            <Skeleton width={width} />
          </div>
        ))}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={loading}
        tabIndex={-1}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onHighlight(undefined)}
      >
        {suggestions.map(({ key, value, category, count }) =>
          option(
            key,
            'r-suggestions__row',
            <>
              <span className="r-suggestions__value" title={value}>
                <Highlight text={value} term={term} />
              </span>
              <span className="r-suggestions__category">{category}</span>
              {count && (
                <span className="r-suggestions__count">
                  <span aria-hidden="true">{count.figure}</span>
                  <span className="r-visually-hidden">{count.words}</span>
                </span>
              )}
            </>,
          ),
        )}
        {action &&
          option(
            action.key,
            'r-suggestions__row r-suggestions__row--action',
            <>
              <Icon path={searchIcon} />
              {action.label}
            </>,
          )}
      </div>
    </div>
  )
}
