import { error, type Finding, ok, shown, warning } from './finding.ts'
import { elements, isRunning } from './page.ts'

const TIMEOUT_MS = 3000
const DARK = 0.18

/** Finds elements that are not defined or not visible. */
export async function checkLooks(): Promise<Finding[]> {
  const present = elements()
  // If the script is missing, another check reports it.
  if (!isRunning()) return []
  const waiting = present.filter((element) => !element.matches(':defined'))
  await Promise.race([
    Promise.all(waiting.map(({ localName }) => customElements.whenDefined(localName))),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ])
  const found = present.flatMap((element) => [...undefinedYet(element), ...unseen(element), ...onDark(element)])
  return found.length > 0 ? found : [ok('looks', 'All elements are defined and visible.')]
}

function undefinedYet(element: HTMLElement): Finding[] {
  if (element.matches(':defined')) return []
  if (element.getRootNode() instanceof ShadowRoot)
    return [
      error(
        'undefined-in-shadow',
        `<${element.localName}> has not come to life.`,
        'It stands in a shadow root, into which the loader does not look by itself.',
        'Call observe(shadowRoot), which the loader exports, for the root it stands in.',
      ),
    ]
  return [
    error(
      'undefined-element',
      `<${element.localName}> has not come to life.`,
      'Its own file was not loaded, or failed; the console tells why.',
      'Check that everything below assets/ beside the loader can be fetched, with “Access-Control-Allow-Origin: *”.',
    ),
  ]
}

function unseen(element: HTMLElement): Finding[] {
  if (element.closest('[hidden]') || !element.matches(':defined')) return []
  const { display, visibility, opacity } = getComputedStyle(element)
  const rule = [
    display === 'none' && 'display: none',
    visibility === 'hidden' && 'visibility: hidden',
    opacity === '0' && 'opacity: 0',
  ].find(Boolean)
  if (rule)
    return [
      warning(
        'hidden-by-css',
        `<${element.localName}> is hidden.`,
        `A style sheet of the page says “${rule}” of ${shown(element)}.`,
        `Take the rule away, or except ${element.localName} from it.`,
      ),
    ]
  const isGone = display !== 'contents' && element.checkVisibility() && element.getBoundingClientRect().width < 1
  if (!isGone) return []
  return [
    warning(
      'no-width',
      `<${element.localName}> has no width.`,
      `${shown(element)} is ${display} and 0 px wide.`,
      `Give it room: ${element.localName} { display: block; inline-size: 100% }.`,
    ),
  ]
}

/** The relative luminance of the background of an element; undefined if unknown. */
function luminance(element: Element | null): number | undefined {
  for (let each = element; each; each = each.parentElement) {
    const [red, green, blue, alpha = 1] = (getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
    if (red === undefined || green === undefined || blue === undefined || alpha < 0.5) continue
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => (channel / 255) ** 2.2)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  return undefined
}

function onDark(element: HTMLElement): Finding[] {
  const theme = element.getAttribute('theme')
  if (theme === 'dark' || theme === 'light') return []
  const ground = luminance(element.parentElement)
  if (ground === undefined || ground > DARK || getComputedStyle(element).colorScheme !== 'normal') return []
  return [
    warning(
      'color-scheme',
      `<${element.localName}> is light on a dark page.`,
      'The page is dark and does not say so, so the element takes it for a light one.',
      'Write :root { color-scheme: dark } into the page’s style sheet, or theme="dark" on the element.',
    ),
  ]
}
