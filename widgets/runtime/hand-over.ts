/** Somebody writes with an input method: its text is not in the field yet, and would be lost with it. */
let composing = false
const follow = ({ type }: Event) => {
  composing = type !== 'compositionend'
}
for (const type of ['compositionstart', 'compositionupdate', 'compositionend'])
  document.addEventListener(type, follow, true)

/** All in a root that matches, and in the roots of what stands in it. */
const within = (scope: ParentNode, selector: string): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? within(element.shadowRoot, selector) : []),
  ])

const FIELDS = 'input, textarea, select'
const CONTROLS = `${FIELDS}, button, a, [tabindex]`

/** What a control is, apart from its words, which may be in another language. */
const kindOf = (element: HTMLElement) =>
  [
    element.localName,
    // A password may be shown.
    element.getAttribute('autocomplete') ?? element.getAttribute('type')?.replace('password', 'text'),
    element.matches('[type=radio]') && element.getAttribute('value'),
  ].join()

/** Pairs of the same kind, in their order. */
function pairs(old: readonly HTMLElement[], now: readonly HTMLElement[]): [HTMLElement, HTMLElement][] {
  const left = [...now]
  return old.flatMap((element) => {
    const at = left.findIndex((each) => kindOf(each) === kindOf(element))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found ? [[element, found]] : []
  })
}

/** Writes as a visitor does, so that whoever follows the field learns of it. */
function write(field: HTMLElement, property: 'value' | 'checked', value: unknown) {
  if (Reflect.get(field, property) === value) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property) ?? {}
  if (property === 'checked') return field.click()
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

type Touched = HTMLElement & Partial<HTMLInputElement>

/** What a visitor has changed of a field; what was there from the start is the new one's to know. */
function handField(from: Touched, to: Touched) {
  if (to.readOnly) return
  if (from.type === 'checkbox' || from.type === 'radio') {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) write(to, 'checked', from.checked)
  } else if (from.value !== (from.defaultValue ?? '')) write(to, 'value', from.value)
}

function handFocus(from: Touched, to: Touched) {
  // Those of an email field are nobody's to know.
  const { selectionStart = null, selectionEnd = null, selectionDirection } = from
  to.focus({ preventScroll: true })
  if (selectionStart !== null) to.setSelectionRange?.(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

function activeIn(root: ShadowRoot): Element | null {
  const active = root.activeElement
  return active?.shadowRoot?.activeElement ?? active
}

/** Gives what a visitor did in the old nodes to the new ones, and takes the old away, all before the next frame. */
function replace(root: ShadowRoot, old: readonly ChildNode[]) {
  const isOld = (element: Node) => {
    const around = element.getRootNode() as ShadowRoot
    return old.some((node) => node.contains(around === root ? element : around.host))
  }
  const controls = within(root, CONTROLS)
  const active = activeIn(root)
  const both = pairs(
    controls.filter(isOld),
    controls.filter((each) => !isOld(each)),
  )
  for (const [from, to] of both) if (from.matches(FIELDS)) handField(from, to)
  const focused = both.find(([from]) => from === active)
  if (focused) handFocus(...focused)
  for (const node of old) node.remove()
}

/** An input method that was at work before this part came shows itself within this time. */
const PAUSE_MS = 250

/** Until nobody is in the middle of a word of an input method. */
async function betweenWords(root: ShadowRoot): Promise<void> {
  if (!activeIn(root)?.matches(FIELDS)) return
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  if (!composing) return
  const patience = new AbortController()
  await new Promise<void>((resolve) => {
    for (const type of ['compositionend', 'focusout'])
      root.addEventListener(type, () => resolve(), { signal: patience.signal })
  })
  patience.abort()
}

/**
 * Waits until nobody is interrupted, then prepares a root for its own content: as soon as that is there, beside what the page
 * has shown so far, it takes its place.
 */
export async function handOver(root: ShadowRoot): Promise<void> {
  await betweenWords(root)
  const old = [...root.childNodes]
  new MutationObserver((_, observer) => {
    observer.disconnect()
    replace(root, old)
  }).observe(root, { childList: true })
}
