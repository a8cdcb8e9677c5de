import { type ComponentType, useEffect, useState } from 'react'
import { missingAttributeTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type Attributes, camel, type WidgetSpec } from './widget-spec.ts'

/** Frameworks may set attributes after creating the element. */
const GRACE_MS = 1000

/** The name of a required attribute that is missing, according to the properties. */
const findMissing = (attributes: Attributes, values: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(attributes).find((name) => {
    const spec = attributes[name]
    if (spec?.type !== 'string' || !spec.required || values[camel(name)] !== '') return false
    return spec.required === true || values[camel(spec.required.attribute)] === spec.required.value
  })

/** The name of a missing attribute, if it is still missing a second after the page has loaded. */
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

/** A hint for the author of the page, instead of an unexplained state. */
const MissingAttribute = ({ name }: { name: string }) => {
  const t = useTexts(missingAttributeTexts)
  return (
    <div role="note">
      <EmptyState text={fill(t.note, { name })} />
    </div>
  )
}

/** Wraps the component of an element with a required attribute. Only such elements load this code. */
export function requiring<P extends object>({ attributes }: WidgetSpec, Component: ComponentType<P>) {
  return function Requiring(props: P) {
    const missing = useMissing(findMissing(attributes, props as Record<string, unknown>))
    return missing === undefined ? <Component {...props} /> : <MissingAttribute name={missing} />
  }
}
