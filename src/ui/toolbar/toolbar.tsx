import { type KeyboardEvent, useRef, useState } from 'react'
import { registerStyles } from '../base/styles.ts'
import { findArrowTarget } from '../hooks/find-arrow-target.ts'
import { Icon } from '../icons/icon.tsx'
import css from './toolbar.css?inline'

registerStyles('ui', css)

export type ToolItem = {
  id: string
  /** The accessible name; shown as well where there is no icon. */
  label: string
  icon?: string
  /** Shown on hover. */
  hint?: string
  /** For `aria-keyshortcuts`. */
  shortcut?: string
  /** Absent: it is no toggle. */
  isPressed?: boolean
  isDisabled?: boolean
  opensDialog?: boolean
  onPress: () => void
}

type ToolbarProps = {
  label: string
  /** Groups, divided by lines. */
  groups: readonly (readonly ToolItem[])[]
}

/** Buttons with one tab stop, among which arrow keys move (ARIA toolbar). A press leaves the focus where it is. */
export function Toolbar({ label, groups }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null)
  const items = groups.flat()
  const [stop, setStop] = useState(0)
  const current = Math.min(stop, items.length - 1)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = findArrowTarget(event, { current, count: items.length })
    if (target === undefined) return
    event.preventDefault()
    setStop(target)
    row.current?.querySelectorAll<HTMLElement>('button')[target]?.focus()
  }
  return (
    <div ref={row} className="r-toolbar" role="toolbar" aria-label={label} onKeyDown={move}>
      {groups.map((group) => (
        <div key={group[0]?.id} className="r-toolbar__group">
          {group.map((item) => {
            const index = items.indexOf(item)
            return (
              <button
                key={item.id}
                type="button"
                className="r-toolbar__tool"
                title={item.hint ?? item.label}
                aria-label={item.label}
                aria-keyshortcuts={item.shortcut}
                aria-pressed={item.isPressed}
                aria-disabled={item.isDisabled || undefined}
                aria-haspopup={item.opensDialog ? 'dialog' : undefined}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => setStop(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => item.isDisabled || item.onPress()}
              >
                {item.icon ? <Icon path={item.icon} /> : item.label}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
