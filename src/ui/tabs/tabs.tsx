import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { registerStyles } from '../base/styles.ts'
import { IsShown } from '../dom/is-shown.ts'
import { findArrowTarget } from '../hooks/find-arrow-target.ts'
import { useCentered } from '../hooks/use-centered.ts'
import { useOverflow } from '../hooks/use-overflow.ts'
import fadingRow from '../text/fading-row.css?inline'
import underlined from '../text/underlined.css?inline'
import tabs from './tabs.css?inline'

registerStyles('ui', underlined, fadingRow, tabs)

export type Tab = {
  id: string
  label: string
  /** Called when the tab is first shown, and then on every render. */
  panel: () => ReactNode
}

type TabsProps = {
  /** The accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** An unknown id means the first tab (R051). */
  selected: string
  onSelect: (id: string) => void
}

/**
 * Tabs that arrow keys select directly, wrapping at both ends (R235). A panel stays mounted when hidden, so that it
 * keeps its state and its open dialog.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useOverflow(row)
  const current = Math.max(
    tabs.findIndex((tab) => tab.id === selected),
    0,
  )
  const currentId = tabs[current]?.id
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([currentId])
  if (!visited.includes(currentId)) setVisited([...visited, currentId])
  useCentered(row, current)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = findArrowTarget(event, { current, count: tabs.length })
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || !tab) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
    onSelect(tab.id)
  }
  return (
    <div className="r-tabs">
      <div ref={row} className="r-fading-row r-tabs__row" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className="r-underlined r-tabs__tab"
            aria-selected={index === current}
            aria-controls={visited.includes(tab.id) ? `${id}-panel-${tab.id}` : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab, index) =>
          visited.includes(tab.id) && (
            <div
              key={tab.id}
              role="tabpanel"
              id={`${id}-panel-${tab.id}`}
              className="r-tabs__panel"
              aria-labelledby={`${id}-tab-${tab.id}`}
              data-title={tab.label}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be focusable
              tabIndex={0}
              hidden={index !== current}
            >
              <IsShown.Provider value={index === current}>{tab.panel()}</IsShown.Provider>
            </div>
          ),
      )}
    </div>
  )
}
