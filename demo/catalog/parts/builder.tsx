import { useState } from 'react'
import { type FirstPaint, loadDelivery, loadFirstPaints } from '../lib/delivery.ts'
import type { ElementModel } from '../lib/model.ts'
import { hashOf, policyFor, policyText } from '../lib/policy.ts'
import { snippetOf } from '../lib/snippet.ts'
import type { Surroundings, Values } from '../lib/state.ts'
import { type BuilderChoice, BuilderControls } from './builder-controls.tsx'
import { Code } from './code.tsx'
import { useLoaded } from './use-loaded.ts'

const first: BuilderChoice = {
  form: 'tag',
  version: 'moving',
  integrity: 'first',
  firstPaint: 'none',
  fallback: 'Open the research portal',
  trustedTypes: false,
  settings: {},
}

type BuilderProps = { element: ElementModel; values: Values; around: Surroundings }

/** The exact HTML for what is set, and the policy that it works under. */
export function Builder({ element: { tag, name }, values, around }: BuilderProps) {
  const [choice, setChoice] = useState(first)
  const { value: delivery, loaded } = useLoaded('delivery', loadDelivery)
  const paints = useLoaded(`paints ${name}`, () => loadFirstPaints(name)).value ?? {}
  const canPaint = choice.form !== 'div' && choice.firstPaint !== 'none'
  const firstPaint = canPaint ? paints[choice.firstPaint as FirstPaint] : undefined
  const { origin } = location
  const { head, body, importMap } = snippetOf(
    { ...choice, tag, origin, firstPaint, values: { ...values, ...wordsOf(around) } },
    delivery,
  )
  const hash = useLoaded(importMap ?? '', async () => (importMap === undefined ? undefined : hashOf(importMap)))
  const hashes = hash.value === undefined ? [] : [hash.value]
  const policy = policyFor(tag, { source: origin, hashes, trustedTypes: choice.trustedTypes })

  return (
    <section className="c-block" aria-labelledby="builder" aria-busy={!loaded || !hash.loaded}>
      <h2 id="builder" className="c-heading">
        Snippet
      </h2>
      <div className="c-builder">
        <BuilderControls
          choice={choice}
          onChange={setChoice}
          canPin={delivery !== undefined}
          version={delivery?.version}
          paints={Object.keys(paints)}
        />
        <div className="c-builder__result">
          <Code label="In the head" name="head" text={head} />
          <Code label="Where it stands" name="body" text={body} />
          <Code label="Content-Security-Policy" name="policy" language="plain" text={policyText(policy, ';\n')} />
          <p className="c-note">
            The page’s origin must be listed in the API’s <code>ALLOWED_ORIGINS</code>. The policy is complete for a
            page with this element alone; add what the page itself needs.
          </p>
        </div>
      </div>
    </section>
  )
}

/** What of the page around the preview an element can say of itself. */
const wordsOf = ({ lang, dir }: Surroundings): Values => ({
  ...(lang === 'de' && { lang }),
  ...(dir === 'rtl' && { dir }),
})
