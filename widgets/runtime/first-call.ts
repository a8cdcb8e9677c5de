import type { Call } from '#api/client.ts'
import { sendAhead } from '#api/send-ahead.ts'
import { firstAnswers } from './first-answer.ts'
import { type Attributes, camel, type PropsOf, parseAttribute, toAttribute, type WidgetSpec } from './widget-spec.ts'

/** The properties of an element that is not defined yet: what script has set, or else the attributes. */
function readProps<A extends Attributes>(element: Element, { attributes }: WidgetSpec<A>): PropsOf<A> {
  const entries = Object.entries(attributes).map(([name, attribute]) => {
    const property = camel(name)
    const isSet = Object.hasOwn(element, property)
    const text = isSet ? toAttribute(Reflect.get(element, property)) : element.getAttribute(name)
    // The element itself warns of an invalid value.
    return [property, parseAttribute(attribute, name, text, true)]
  })
  return Object.fromEntries(entries)
}

/** What a component gets besides the attributes; a list that is never started reports nothing. */
const actions = { onFailure: () => {} }

/** Sends the first call of an element while its code is on its way. */
export type SendFirstCall = (element: Element) => Promise<void>

/**
 * Makes the first call of an element from its attributes.
 * @param toCall the call that the component will make with these properties; undefined for none
 * @param loadRecords loads what shows the answer, if that comes later than the element
 */
export function defineFirstCall<A extends Attributes>(
  spec: WidgetSpec<A>,
  toCall: (props: PropsOf<A> & typeof actions) => Promise<Call | undefined>,
  loadRecords?: () => Promise<unknown>,
): SendFirstCall {
  return async (element) => {
    if (!element.isConnected) return
    const call = await toCall({ ...readProps(element, spec), ...actions })
    // An element that is defined by now has made its call, or is about to.
    if (!call || !element.isConnected || customElements.get(element.localName)) return
    const sent = sendAhead(call, element)
    if (sent) firstAnswers.set(element, { ...sent, answer: Promise.allSettled([sent.answer, loadRecords?.()]) })
  }
}
