import { hosts } from '../lib/hosts.ts'
import { languages, type Surroundings } from '../lib/state.ts'
import { SelectField } from './fields.tsx'

const schemes = { auto: 'As this page', light: 'Light', dark: 'Dark' } as const
const directions = { ltr: 'Left to right', rtl: 'Right to left' } as const
const { broken: _, ...shown } = hosts

type Props = { around: Surroundings; onChange: (around: Surroundings) => void }

/** The page that the element stands on. */
export function SurroundingControls({ around, onChange }: Props) {
  return (
    <div className="c-controls">
      <h2 className="c-heading c-heading--small">Page around it</h2>
      <div className="c-controls__fields">
        <SelectField
          label="Host page"
          value={around.host === 'broken' ? 'plain' : around.host}
          options={shown}
          onChange={(host) => onChange({ ...around, host })}
        />
        <SelectField
          label="Colour scheme"
          value={around.scheme}
          options={schemes}
          onChange={(scheme) => onChange({ ...around, scheme })}
        />
        <SelectField
          label="Language"
          value={around.lang}
          options={languages}
          onChange={(lang) => onChange({ ...around, lang, dir: lang === 'pseudo' ? 'rtl' : 'ltr' })}
        />
        <SelectField
          label="Direction"
          value={around.dir}
          options={directions}
          onChange={(dir) => onChange({ ...around, dir })}
        />
      </div>
    </div>
  )
}
