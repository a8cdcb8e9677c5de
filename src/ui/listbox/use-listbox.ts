import { useCallback, useId, useState } from 'react'

/** Names the element of an option; its combobox points there with `aria-activedescendant`. */
export const optionId = (listId: string, key: string) => `${listId}-${encodeURIComponent(key)}`

/** The option that an arrow leads to from another; over the end it begins again. */
export function stepFrom(keys: readonly string[], here: string | undefined, step: 1 | -1): string | undefined {
  const at = here === undefined ? -1 : keys.indexOf(here)
  if (at < 0) return keys.at(step > 0 ? 0 : -1)
  return keys.at((at + step) % keys.length)
}

type ListboxOptions = {
  /** Keys of the options, in their order; none while the list is closed. */
  keys: readonly string[]
  /** What stands in the field: an option is active for this text, so that Enter after more typing submits the new one. */
  text: string
  /** Active until another one is. */
  first?: string | undefined
}

/** The options of a combobox whose field keeps the focus (APG). */
export function useListbox({ keys, text, first }: ListboxOptions) {
  const id = useId()
  const [chosen, setChosen] = useState<{ text: string; key: string | undefined }>()
  const isThere = chosen?.text === text && chosen.key !== undefined && keys.includes(chosen.key)
  const active = isThere ? chosen.key : first
  return {
    id,
    active,
    activeId: active === undefined ? undefined : optionId(id, active),
    activate: (key: string | undefined) => setChosen({ text, key }),
    /** Moves to the next or the previous option. */
    move: (step: 1 | -1) => setChosen({ text, key: stepFrom(keys, active, step) }),
    reset: useCallback(() => setChosen(undefined), []),
  }
}
