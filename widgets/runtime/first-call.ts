import type { Call } from '#api/client.ts'
import { sendAhead } from '#api/send-ahead.ts'
import { firstAnswers } from './first-answer.ts'
import { type Attributes, camel, type PropsOf, parseAttribute, type WidgetSpec } from './widget-spec.ts'

/** The properties of an element that is not defined yet: what script has set, or else the attributes. */
function readProps<A extends Attributes>(element: Element, { attributes }: WidgetSpec<A>): PropsOf<A> {
  const entries = Object.entries(attributes).map(([name, attribute]) => {
    const property = camel(name)
    const isSet = Object.hasOwn(element, property)
    const value = isSet
      ? Reflect.get(element, property)
      : parseAttribute(attribute, name, element.getAttribute(name), true)
    return [property, value]
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
    // Without it, the element makes the call itself.
    const call = await toCall(readProps(element, spec)).catch(() => undefined)
    // An element that is defined by now has made its call, or is about to.
    if (!call || !element.isConnected || customElements.get(element.localName)) return
    const answer = sendAhead(call, element)
    if (answer) firstAnswers.set(element, Promise.allSettled([answer, loadRecords?.()]))
  }
}
