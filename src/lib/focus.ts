/** What has the focus, in whichever shadow root; undefined where nothing has it, as when what had it has gone. */
export function focused(): Element | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element && element !== document.body ? element : undefined
}
