import { useId } from 'react'
import type { SearchMode } from '../../query/edits.ts'
import { searchTexts as t } from '../../text/search.ts'

type ModeSwitchProps = { mode: SearchMode; onChange: (mode: SearchMode) => void }

const modes: readonly SearchMode[] = ['text', 'meaning']

/** Text or Meaning (R182, C51). Radio buttons underneath: one stop for Tab, arrows choose and wrap. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const name = useId()
  return (
    <fieldset className="r-search-box__modes">
      <legend className="r-visually-hidden">{t.mode}</legend>
      {modes.map((value) => (
        <label className="r-search-box__mode" key={value}>
          <input type="radio" name={name} value={value} checked={value === mode} onChange={() => onChange(value)} />
          <span>{t[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
