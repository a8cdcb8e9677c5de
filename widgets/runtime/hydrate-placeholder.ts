/** Whether an input method is composing: its text is not in the field yet and would be lost. */
let composing = false
const follow = ({ type }: Event) => {
  composing = type !== 'compositionend'
}
for (const type of ['compositionstart', 'compositionupdate', 'compositionend'])
  document.addEventListener(type, follow, true)

/** Matching elements in a root and in nested shadow roots. */
const findControls = (scope: ParentNode, selector: string): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? findControls(element.shadowRoot, selector) : []),
  ])

const FIELDS = 'input, textarea, select'
const CONTROLS = `${FIELDS}, button, a, [tabindex]`

/** Identifies a control without its texts, which may be in another language. */
const getKind = (element: HTMLElement) =>
  [
    element.localName,
    // A shown password has the type `text`.
    element.getAttribute('autocomplete') ?? element.getAttribute('type')?.replace('password', 'text'),
    element.matches('[type=radio]') && element.getAttribute('value'),
  ].join()

/** Pairs old and new controls of the same kind, in order. */
function pairs(old: readonly HTMLElement[], now: readonly HTMLElement[]): [HTMLElement, HTMLElement][] {
  const left = [...now]
  return old.flatMap((element) => {
    const at = left.findIndex((each) => getKind(each) === getKind(element))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found ? [[element, found]] : []
  })
}

/** Writes like a user, so that listeners of the field notice it. */
function write(field: HTMLElement, property: 'value' | 'checked', value: unknown) {
  if (Reflect.get(field, property) === value) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property) ?? {}
  if (property === 'checked') return field.click()
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

type Touched = HTMLElement & Partial<HTMLInputElement>

/** Copies what the user has changed. The new field already has the initial value. */
function copyField(from: Touched, to: Touched) {
  if (to.readOnly) return
  if (from.type === 'checkbox' || from.type === 'radio') {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) write(to, 'checked', from.checked)
  } else if (from.value !== (from.defaultValue ?? '')) write(to, 'value', from.value)
}

function moveFocus(from: Touched, to: Touched) {
  // Email fields do not report their selection.
  const { selectionStart = null, selectionEnd = null, selectionDirection } = from
  to.focus({ preventScroll: true })
  if (selectionStart !== null) to.setSelectionRange?.(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

function getActive(root: ShadowRoot): Element | null {
  const active = root.activeElement
  return active?.shadowRoot?.activeElement ?? active
}

/** Copies the user's input from the old nodes to the new ones and removes the old ones, before the next frame. */
function replace(root: ShadowRoot, old: readonly ChildNode[]) {
  const isOld = (element: Node) => {
    const around = element.getRootNode() as ShadowRoot
    return old.some((node) => node.contains(around === root ? element : around.host))
  }
  const controls = findControls(root, CONTROLS)
  const active = getActive(root)
  const both = pairs(
    controls.filter(isOld),
    controls.filter((each) => !isOld(each)),
  )
  for (const [from, to] of both) if (from.matches(FIELDS)) copyField(from, to)
  const focused = both.find(([from]) => from === active)
  if (focused) moveFocus(...focused)
  for (const node of old) node.remove()
}

/** A composition that started before this code was loaded becomes visible within this time. */
const PAUSE_MS = 250

/** Waits until no input method is composing. */
async function waitForComposition(root: ShadowRoot): Promise<void> {
  if (!getActive(root)?.matches(FIELDS)) return
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  if (!composing) return
  const listening = new AbortController()
  await new Promise<void>((resolve) => {
    for (const type of ['compositionend', 'focusout'])
      root.addEventListener(type, () => resolve(), { signal: listening.signal })
  })
  listening.abort()
}

/**
 * Waits until the user is not interrupted, then observes the root. As soon as its own content is rendered beside the
 * placeholder, it replaces the placeholder.
 */
export async function hydratePlaceholder(root: ShadowRoot): Promise<void> {
  await waitForComposition(root)
  const old = [...root.childNodes]
  new MutationObserver((_, observer) => {
    observer.disconnect()
    replace(root, old)
  }).observe(root, { childList: true })
}
