import type { MouseEvent, ReactNode } from 'react'
import { optionId } from './use-listbox.ts'

type ListOptionProps = {
  listId: string
  value: string
  className: string
  active: boolean
  onActivate: (key: string) => void
  onChoose: (key: string, event: MouseEvent) => void
  onAuxClick?: (event: MouseEvent) => void
  children: ReactNode
}

/** An option of a listbox. The mouse activates it by moving, not by being there when the list opens. */
export const ListOption = ({ listId, value, active, onActivate, onChoose, ...row }: ListOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
  // biome-ignore lint/a11y/useFocusableInteractive: as above
  <div
    {...row}
    id={optionId(listId, value)}
    role="option"
    aria-selected={active}
    onPointerMove={(event) => event.pointerType === 'mouse' && onActivate(value)}
    onClick={(event) => onChoose(value, event)}
  />
)
