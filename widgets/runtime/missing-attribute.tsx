import { type ComponentType, useEffect, useState } from 'react'
import { missingAttributeTexts as t } from '#i18n/en/states.ts'
import { fill } from '#lib/format/fill.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type Attributes, camel, type WidgetSpec } from './widget-spec.ts'

/** Frameworks may set an attribute a moment after they have made its element. */
const GRACE_MS = 1000

/** The attribute that an element cannot do without and does not have, by the values of its properties. */
const missingIn = (attributes: Attributes, values: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(attributes).find((name) => {
    const spec = attributes[name]
    if (spec?.type !== 'string' || !spec.required || values[camel(name)] !== '') return false
    return spec.required === true || values[camel(spec.required.attribute)] === spec.required.value
  })

/** The name of a missing attribute, as soon as it is still missing a second after the page has loaded. */
function useMissing(name: string | undefined): string | undefined {
  const [told, setTold] = useState<string>()
  useEffect(() => {
    if (name === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => setTold(name), GRACE_MS)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', wait)
      setTold(undefined)
    }
  }, [name])
  return told === name ? told : undefined
}

/** Tells whoever builds the page what is left to do, in place of a state that nobody could explain. */
const MissingAttribute = ({ name }: { name: string }) => (
  <div role="note">
    <EmptyState text={fill(t.note, { name })} />
  </div>
)

/**
 * The component of an element that cannot do without an attribute. Only the entries of such elements load this: every page pays for
 * what `defineWidget` does.
 */
export function requiring<P extends object>({ attributes }: WidgetSpec, Component: ComponentType<P>) {
  return function Requiring(props: P) {
    const missing = useMissing(missingIn(attributes, props as Record<string, unknown>))
    return missing === undefined ? <Component {...props} /> : <MissingAttribute name={missing} />
  }
}
