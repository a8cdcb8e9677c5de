import { findAttribute, getTag, PLACE } from '#widgets/place-names.ts'
import { type AttributeSpec, tidy } from '#widgets/runtime/widget-spec.ts'
import { closest, didYouMean } from './closest.ts'
import { error, type Finding, ok, shown, warning } from './finding.ts'
import { elements, known, tagged } from './page.ts'

const tags = [...known.keys()]
const asTag = (tag: string) => `<${tag}>`

/** Attributes that HTML allows on every element, and those of frameworks. */
const everywhere =
  /^(id|class|style|slot|part|exportparts|lang|dir|hidden|title|role|tabindex|is|nonce|inert|popover|translate|draggable|contenteditable|accesskey|autofocus|enterkeyhint|inputmode|spellcheck|item\w+|on\w+|(aria|data|v|ng|_ng\w+)-.*|[_@:*#[(].*|ng\w*|s-.*)$/

/** Checks tags, attributes and values in the page. */
export function checkMarkup(): Finding[] {
  const found = [
    ...tagged().flatMap(tagFaults),
    ...elements().flatMap((element) => [
      ...attributeFaults(element, element.localName, ''),
      ...swallowed(element),
      ...withoutFallback(element),
    ]),
    ...placeholders(),
    ...(document.documentElement.lang ? [] : [noLanguage()]),
  ]
  return found.length > 0 ? found : [ok('markup', 'Tags and attributes are sound.')]
}

function tagFaults({ localName }: Element): Finding[] {
  if (known.has(localName)) return []
  return [error('unknown-tag', `There is no <${localName}>.`, 'It stays empty.', didYouMean(localName, tags, asTag))]
}

/** The attributes of an element, or of a placeholder, whose attributes start with `data-`. */
function attributeFaults(element: Element, tag: string, prefix: string): Finding[] {
  const specs = known.get(tag) ?? {}
  return [...element.attributes].flatMap(({ name, value }) => {
    if (!name.startsWith(prefix)) return []
    const meant = prefix ? findAttribute(Object.keys(specs), name) : name
    const spec = meant === undefined ? undefined : specs[meant]
    if (spec) return valueFaults(element, name, value, spec)
    if (prefix ? name === PLACE || !closest(name.slice(5), Object.keys(specs)) : everywhere.test(name)) return []
    const names = Object.keys(specs).map((each) => prefix + each)
    return [
      warning(
        'unknown-attribute',
        `<${tag}> has no attribute “${name}”.`,
        `In ${shown(element)} it does nothing.`,
        didYouMean(name, names),
      ),
    ]
  })
}

function valueFaults(element: Element, name: string, value: string, spec: AttributeSpec): Finding[] {
  const bad = (text: string, fix: string) => [
    warning('bad-value', `“${name}” has a bad value.`, `${shown(element)}: ${text}`, fix),
  ]
  if (spec.type === 'boolean')
    return value === 'false'
      ? bad('an attribute that is there is true, whatever it says.', `Remove ${name} altogether.`)
      : []
  const meant = tidy(value)
  if (spec.type === 'enum' && !spec.values.includes(meant))
    return bad(`“${spec.default}” is used.`, didYouMean(meant, spec.values))
  const number = Number(meant)
  if (spec.type === 'number' && !(meant && Number.isInteger(number) && number >= spec.min && number <= spec.max))
    return bad(`${spec.default} is used.`, `Write a whole number from ${spec.min} to ${spec.max}.`)
  return []
}

const foreign = 'script, style, link, main, header, footer, nav, body'

/**
 * HTML has no `<research-feed />`: everything after it becomes its content, and disappears when the element is defined.
 */
function swallowed(element: Element): Finding[] {
  const inside = [...element.querySelectorAll('*')].filter(
    (each) => known.has(each.localName) || (each.matches(foreign) && !each.closest('template')),
  )
  const [first] = inside
  // An element that contains the rest of the page is the last one.
  if (!first || element.nextElementSibling || element.parentElement?.closest(tags.join(','))) return []
  return [
    error(
      'self-closed',
      `<${element.localName}> is not closed.`,
      `What follows it in the page, as ${shown(first)}, has become its content and is not shown.`,
      `Write <${element.localName}></${element.localName}>: HTML does not know “/>” here.`,
    ),
  ]
}

function withoutFallback(element: Element): Finding[] {
  // It is usually empty.
  if (element.localName === 'research-notices') return []
  if (element.textContent?.trim() || element.firstElementChild) return []
  return [
    warning(
      'no-fallback',
      `<${element.localName}> is empty.`,
      'Where the script cannot be loaded visitors see nothing there.',
      `Put a link between its tags: <${element.localName}><a href="https://…">…</a></${element.localName}>.`,
    ),
  ]
}

/** `<div data-research-widget="feed">`, for pages that do not allow custom tags. */
const placeholders = (): Finding[] =>
  [...document.querySelectorAll<HTMLElement>('[data-research-widget]')].flatMap((place) => {
    const name = place.dataset.researchWidget ?? ''
    const tag = getTag(place)
    if (tag && known.has(tag)) return attributeFaults(place, tag, 'data-')
    const names = tags.map((tag) => tag.slice('research-'.length))
    return [
      error(
        'unknown-widget-name',
        `There is no element “${name}”.`,
        `${shown(place)} stays as it is.`,
        didYouMean(name.replace(/^research-/, ''), names),
      ),
    ]
  })

const noLanguage = () =>
  warning(
    'no-language',
    'The page does not name its language.',
    'The elements speak English, and screen readers guess.',
    'Write <html lang="en">, or the language of the page.',
  )
