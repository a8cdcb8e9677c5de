import { foldText } from '#lib/format/fold-text.ts'
import type { MultiSelectOption } from './multi-select-options.ts'

/** What a pasted list names. */
export type PastedList = {
  options: readonly MultiSelectOption[]
  /** The names that no option has, as they were pasted. */
  missing: readonly string[]
}

/** From the one that is least likely inside a name to the one that is most likely. */
const separators = ['\n', '\t', ';', ',']

const toKey = (text: string) => foldText(text).trim().replace(/\s+/g, ' ')

/**
 * The options that a list of names or tickers names, in its order. A name may contain a separator: a part is divided only
 * if it is no name itself and its parts are. Undefined: the text is no list.
 */
export function readPastedList(text: string, options: readonly MultiSelectOption[]): PastedList | undefined {
  if (!separators.some((separator) => text.trim().includes(separator))) return undefined
  const byName = new Map<string, MultiSelectOption>()
  for (const option of options) if (option.also) byName.set(toKey(option.also), option)
  for (const option of options) byName.set(toKey(option.label), option)

  const read = (part: string, [separator, ...finer]: readonly string[]): PastedList => {
    const known = byName.get(toKey(part))
    if (known) return { options: [known], missing: [] }
    if (separator === undefined) return { options: [], missing: part.trim() ? [part.trim()] : [] }
    const parts = part.split(separator).map((each) => read(each, finer))
    const found = parts.flatMap((each) => each.options)
    // `Alpha, Inc.` is one unknown name, not two.
    if (found.length === 0 && separator === ',') return { options: [], missing: part.trim() ? [part.trim()] : [] }
    return { options: found, missing: parts.flatMap((each) => each.missing) }
  }
  const { options: found, missing } = read(text.replace(/\r\n?/g, '\n'), separators)
  return { options: [...new Set(found)], missing: [...new Set(missing)] }
}
