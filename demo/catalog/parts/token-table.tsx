import type { Swatch } from '../lib/tokens.ts'
import { Words } from './words.tsx'

/** Every token with what it is by default, in both schemes. */
export function TokenTable({ tokens }: { tokens: readonly Swatch[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a wide table
    <section className="c-table__scroll" tabIndex={0} aria-label="All tokens">
      <table className="c-table c-table--tokens">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, text, kind, light, dark }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td colSpan={light === dark ? 2 : 1}>
                <Value value={light} isColour={kind === 'colour'} />
              </td>
              {light !== dark && (
                <td>
                  <Value value={dark} isColour={kind === 'colour'} />
                </td>
              )}
              <td>
                <Words text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Value = ({ value, isColour }: { value: string; isColour: boolean }) => (
  <span className="c-swatch">
    {isColour && <span className="c-swatch__colour" style={{ background: value }} />}
    <code>{value}</code>
  </span>
)
