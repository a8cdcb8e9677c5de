import { type CSSProperties, useState } from 'react'
import { elementOf, tokens } from '../lib/model.ts'
import { sampleOf } from '../lib/samples.ts'
import { plain, type Values } from '../lib/state.ts'
import { type Swatch, swatches } from '../lib/tokens.ts'
import { Chapter } from '../parts/chapter.tsx'
import { Code } from '../parts/code.tsx'
import { SelectField } from '../parts/fields.tsx'
import { Preview } from '../parts/preview.tsx'
import { TokenEditor } from '../parts/token-editor.tsx'
import { TokenTable } from '../parts/token-table.tsx'

const all: readonly Swatch[] = swatches(tokens)
const shown = { 'research-feed': 'Feed', 'research-events': 'Events', 'research-sign-in': 'Sign-in' } as const

const sheetOf = (values: Values) =>
  `:root {\n${Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}`

const parts = `research-feed::part(card) {
  border-radius: 0;
}

research-sign-in::part(button) {
  letter-spacing: 0.02em;
}`

const twoThemes = `<research-event-cards source="upcoming" theme="light" class="day"></research-event-cards>
<research-event-cards source="upcoming" theme="dark" class="night"></research-event-cards>`

const theirAccents = `.day {
  --research-accent: #7a3b00;
}

.night {
  --research-accent: #e9ac76;
}`

export function ThemingPage() {
  const [values, setValues] = useState<Values>({})
  const [tag, setTag] = useState<keyof typeof shown>('research-feed')
  return (
    <>
      <h1 className="c-title">Theming</h1>
      <p className="c-lead">
        Colours, sizes and fonts are custom properties: set them on an element or anywhere above it. The family of the
        page is taken over; nothing else of its style sheet reaches inside.
      </p>
      <Chapter id="editor" title="Try it">
        <div className="c-workbench c-workbench--beside">
          <Preview tag={tag} values={elementOf(tag) ? sampleOf(tag) : {}} around={plain} width="full" tokens={values} />
          <div className="c-workbench__controls">
            <div className="c-controls">
              <SelectField label="Element" value={tag} options={shown} onChange={setTag} />
            </div>
            <TokenEditor tokens={all} values={values} onChange={setValues} />
          </div>
        </div>
        {Object.keys(values).length > 0 && <Code label="Style sheet" language="plain" text={sheetOf(values)} />}
      </Chapter>
      <Chapter id="tokens" title="Tokens">
        <TokenTable tokens={all} />
      </Chapter>
      <Chapter id="parts" title="Parts">
        <div className="c-prose">
          <p>
            What tokens do not reach is styled by <code>::part()</code>. Each element’s page lists its parts; their
            names stay through a major version, what is inside them may change.
          </p>
        </div>
        <Code label="Parts in a style sheet" language="plain" text={parts} />
      </Chapter>
      <Chapter id="two" title="Two themes on one page">
        <div className="c-prose">
          <p>
            <code>theme="light"</code> and <code>theme="dark"</code> hold for one element; without them it follows the{' '}
            <code>color-scheme</code> of what it stands in.
          </p>
        </div>
        <div className="c-themes">
          <div className="c-theme c-theme--light" style={accent('#7a3b00')}>
            <research-event-cards
              source="upcoming"
              limit={2}
              anonymous
              heading="By day"
              theme="light"
              more-href="/events/upcoming"
            />
          </div>
          <div className="c-theme c-theme--dark" style={accent('#e9ac76')}>
            <research-event-cards
              source="upcoming"
              limit={2}
              anonymous
              heading="By night"
              theme="dark"
              more-href="/events/upcoming"
            />
          </div>
        </div>
        <Code label="Two themes" text={twoThemes} />
        <Code label="Their accents" language="plain" text={theirAccents} />
      </Chapter>
    </>
  )
}

const accent = (value: string) => ({ '--research-accent': value }) as CSSProperties
