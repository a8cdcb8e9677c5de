import { useEffect, useState } from 'react'
import type { ElementModel } from '../lib/model.ts'
import { sampleOf } from '../lib/samples.ts'
import { isDefault, readQuery, type Values, writeQuery } from '../lib/state.ts'
import { AttributeControls } from '../parts/attribute-controls.tsx'
import { Builder } from '../parts/builder.tsx'
import { EventLog } from '../parts/event-log.tsx'
import { Preview, type PreviewWidth } from '../parts/preview.tsx'
import { Reference } from '../parts/reference.tsx'
import { SurroundingControls } from '../parts/surrounding-controls.tsx'
import { useLog } from '../parts/use-log.ts'
import { Words } from '../parts/words.tsx'
import { noteQuery } from '../router.ts'

/** What the address asks for; without attributes in it, what shows something. */
function start(element: ElementModel) {
  const { values, around } = readQuery(element, new URLSearchParams(location.search))
  return { values: Object.keys(values).length > 0 ? values : sampleOf(element.tag), around }
}

/** Attributes that change nothing are not written. */
const telling = ({ attributes }: ElementModel, values: Values): Values =>
  Object.fromEntries(
    attributes.flatMap(({ name, spec }) => {
      const text = values[name]
      return text === undefined || isDefault(spec, text) ? [] : [[name, text]]
    }),
  )

export function ElementPage({ element }: { element: ElementModel }) {
  const [{ values, around }, setState] = useState(() => start(element))
  const [width, setWidth] = useState<PreviewWidth>('full')
  const log = useLog()
  const told = telling(element, values)

  useEffect(() => noteQuery(writeQuery(told, around)), [told, around])

  return (
    <>
      <h1 className="c-title c-title--code">{`<${element.tag}>`}</h1>
      <p className="c-lead">
        <Words text={element.summary} />
      </p>
      <section className="c-workbench" aria-label="Preview">
        <Preview tag={element.tag} values={told} around={around} width={width} onWidth={setWidth} onEvent={log.add} />
        <div className="c-workbench__controls">
          <AttributeControls
            attributes={element.attributes}
            values={values}
            onChange={(values) => setState({ values, around })}
            onReset={() => setState({ values: sampleOf(element.tag), around })}
          />
          <SurroundingControls around={around} onChange={(around) => setState({ values, around })} />
        </div>
        <EventLog {...log} />
      </section>
      <Builder element={element} values={told} around={around} />
      <Reference element={element} />
    </>
  )
}
