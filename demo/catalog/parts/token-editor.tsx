import type { Values } from '../lib/state.ts'
import type { Swatch } from '../lib/tokens.ts'
import { useSeenScheme } from '../scheme.ts'
import { TextField } from './fields.tsx'

type Props = { tokens: readonly Swatch[]; values: Values; onChange: (values: Values) => void }

/** Sets tokens; an empty field leaves the default. */
export function TokenEditor({ tokens, values, onChange }: Props) {
  const scheme = useSeenScheme()
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = values
    onChange(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <div className="c-controls">
      <div className="c-log__bar">
        <h3 className="c-heading c-heading--small">Tokens</h3>
        <button type="button" className="c-quiet" onClick={() => onChange({})}>
          Reset
        </button>
      </div>
      {tokens.map(({ name, kind, value: standard, ...inScheme }) => (
        <div key={name} className="c-token">
          <TextField
            label={name.replace('--research-', '')}
            value={values[name] ?? ''}
            hint={inScheme.light === inScheme.dark ? standard : `${inScheme.light} / ${inScheme.dark}`}
            onChange={(value) => set(name, value)}
          />
          {kind === 'colour' && (
            <input
              className="c-token__colour"
              type="color"
              aria-label={`Choose ${name}`}
              value={sixDigits(values[name] ?? inScheme[scheme])}
              onChange={(event) => set(name, event.target.value)}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** A colour as the browser's own chooser takes it; of one that it cannot show, black. */
function sixDigits(value: string): string {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value)
  return short
    ? `#${short
        .slice(1)
        .flatMap((digit) => [digit, digit])
        .join('')}`
    : '#000000'
}
