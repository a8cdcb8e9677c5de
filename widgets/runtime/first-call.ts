import type { Call } from '#api/client.ts'
import { sendAhead } from '#api/send-ahead.ts'
import { firstAnswers } from './first-answer.ts'
import { type Attributes, camel, type PropsOf, parseAttribute, type WidgetSpec } from './widget-spec.ts'

/** What script has set as a property, converted as by the element. Undefined if nothing is set. */
function readProperty(element: Element, property: string): string | boolean | null | undefined {
  if (!Object.hasOwn(element, property)) return undefined
  const value: unknown = Reflect.get(element, property)
  return typeof value === 'boolean' ? value : value === null || value === undefined ? null : String(value)
}

/** The properties of an element that is not defined yet: what script has set, or else the attributes. */
function readProps<A extends Attributes>(element: Element, { attributes }: WidgetSpec<A>): PropsOf<A> {
  const entries = Object.entries(attributes).map(([name, attribute]) => {
    const property = camel(name)
    const value = readProperty(element, property) ?? element.getAttribute(name)
    return [property, typeof value === 'boolean' ? value : parseAttribute(attribute, name, value, true)]
  })
  return Object.fromEntries(entries)
}

/** Sends the first call of an element while its code is on its way. */
export type SendFirstCall = (element: Element) => Promise<void>

/**
 * @param toCall the call that the component will make with these properties; undefined for none
 * @param loadRecords loads what shows the answer, if that comes later than the element
 */
export function firstCall<A extends Attributes>(
  spec: WidgetSpec<A>,
  toCall: (props: PropsOf<A>) => Promise<Call | undefined>,
  loadRecords?: () => Promise<unknown>,
): SendFirstCall {
  return async (element) => {
    if (!element.isConnected) return
    // Without it, the element makes the call itself.
    const call = await toCall(readProps(element, spec)).catch(() => undefined)
    // An element that is defined by now has made its call, or is about to.
    if (!call || !element.isConnected || customElements.get(element.localName)) return
    const answer = sendAhead(call, element)
    if (answer) firstAnswers.set(element, Promise.allSettled([answer, loadRecords?.()]))
  }
}
