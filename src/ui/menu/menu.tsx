import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { rove } from '../dom/rove.ts'
import { useToggle } from '../hooks/use-toggle.ts'
import { Icon } from '../icons/icon.tsx'
import { chevronDownIcon } from '../icons/icons-shell.ts'
import overlayTokens from '../tokens/tokens-overlay.css?inline'
import menu from './menu.css?inline'

registerStyles('ui', overlayTokens, menu)

type MenuProps = {
  /** The accessible name of the menu. */
  label: string
  /** The content of the button. Its text, possibly hidden, is the button's name. */
  children: ReactNode
  /** `icon`: only an icon, in the size of an icon button. `marked`: the content already has the menu's arrow. */
  look?: 'icon' | 'marked'
  /** Groups are separated by lines. */
  groups: readonly (readonly MenuItem[])[]
}

export type MenuItem = {
  key: string
  label: ReactNode
  /** With an address, the item is a link. */
  href?: string
  /** The link opens a new tab without an opener. The text tells screen readers so: `, opens in a new tab`. */
  external?: string
  /** `page`, as true: this is the current page; `true` as text: the current page is below it. */
  current?: boolean | 'page' | 'true' | undefined
  onSelect?: (event: MouseEvent<HTMLElement>) => void
  attributes?: HTMLAttributes<HTMLElement>
}

/** A button that opens a menu in the top layer. Arrow keys move and wrap; Escape, Tab and a press outside close it. */
export function Menu({ label, children, look, groups }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const items = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = () => popover.current?.hidePopover()

  const hasFocus = () => popover.current?.matches(':focus-within') ?? false

  const afterToggle = (event: ToggleEvent) => {
    if (event.newState === 'open' && !hasFocus()) items()[0]?.focus()
  }
  const beforeToggle = (event: ToggleEvent) => {
    if (event.newState === 'closed' && hasFocus()) button.current?.focus()
  }
  useToggle(popover, afterToggle, beforeToggle)
  const keyOnButton = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    popover.current?.showPopover()
    items()
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus()
  }
  const keyInMenu = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close()
    else rove(event, items())
  }
  return (
    <div className="r-menu">
      <button
        ref={button}
        type="button"
        className={look ? `r-menu__button r-menu__button--${look}` : 'r-menu__button'}
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={keyOnButton}
      >
        {children}
        {!look && <Icon path={chevronDownIcon} />}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        className="r-menu__list"
        aria-label={label}
        onKeyDown={keyInMenu}
      >
        {groups.map((group) => (
          <div className="r-menu__group" role="none" key={group[0]?.key}>
            {group.map((item) => (
              <Item
                key={item.key}
                item={item}
                onSelect={(event) => {
                  close()
                  item.onSelect?.(event)
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function Item({ item, onSelect }: { item: MenuItem; onSelect: (event: MouseEvent<HTMLElement>) => void }) {
  const common = { ...item.attributes, role: 'menuitem', tabIndex: -1, className: 'r-menu__item', onClick: onSelect }
  if (item.href === undefined)
    return (
      <button type="button" {...common}>
        {item.label}
      </button>
    )
  const tab = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={item.href} {...tab} aria-current={item.current === true ? 'page' : item.current || undefined} {...common}>
      {item.label}
      {item.external && <span className="r-visually-hidden">{item.external}</span>}
    </a>
  )
}
