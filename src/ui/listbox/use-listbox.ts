import { useCallback, useId, useState } from 'react'

/** The id of an option's element, for `aria-activedescendant` of the combobox. */
export const optionId = (listId: string, key: string) => `${listId}-${encodeURIComponent(key)}`

/** The next or previous option; wraps at the ends. */
export function stepFrom(keys: readonly string[], here: string | undefined, step: 1 | -1): string | undefined {
  const at = here === undefined ? -1 : keys.indexOf(here)
  if (at < 0) return keys.at(step > 0 ? 0 : -1)
  return keys.at((at + step) % keys.length)
}

type ListboxOptions = {
  /** The keys of the options in order; empty while the list is closed. */
  keys: readonly string[]
  /**
   * The text of the field. An option is active for one text only, so that Enter after more typing submits the new text.
   */
  text: string
  /** The initially active option. */
  first?: string | undefined
}

/** The options of a combobox whose field keeps the focus (ARIA Authoring Practices). */
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
    /** Activates the next or previous option. */
    move: (step: 1 | -1) => setChosen({ text, key: stepFrom(keys, active, step) }),
    reset: useCallback(() => setChosen(undefined), []),
  }
}
