import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { one, rootOf } from '../support/dom.ts'
import { testPage } from '../support/page.ts'
import { partsIn, stateWith } from '../support/parts.ts'
import { sceneOf } from '../support/scenes.ts'
import { answerTools } from '../support/tools.ts'
import { eventually, settled } from '../support/wait.ts'
import { htmlOf, type State } from '../support/widget-states.ts'

type Named = { name: string; default: string }
type Declaration = { tagName: string; cssParts: Named[]; cssProperties: Named[] }

const answer = await fetch('/dist/custom-elements.json')
const { modules }: { modules: { declarations: Declaration[] }[] } = await answer.json()
const declarations = modules.flatMap((module) => module.declarations)
const tokens = declarations[0]?.cssProperties ?? []

const page = testPage()
const sheet = new CSSStyleSheet()
before(() => void document.adoptedStyleSheets.push(sheet))
afterEach(() => sheet.replaceSync(''))

/** A widget in a state that a part can be seen in. */
async function shown(state: State, attributes = '') {
  answerTools(page.api)
  sceneOf(state.tag).answer(page.api)
  state.answer?.(page)
  if (!state.signedOut) page.signIn()
  const element = await page.mount(htmlOf(state).replace(`<${state.tag}`, `<${state.tag} ${attributes}`))
  await state.reach(rootOf(element))
  return element
}

const scene = (tag: string, attributes?: string) => shown(stateWith(tag, 'root'), attributes)

/** Something inside an element that a role colours or measures, by a sheet of its own that uses the roles as parts do. */
function probe(element: HTMLElement, declaration: string) {
  const root = rootOf(element)
  const place = document.createElement('div')
  const rules = new CSSStyleSheet()
  rules.replaceSync(`.probe { ${declaration} }`)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, rules]
  place.className = 'probe'
  one(root, '.r-root').append(place)
  return getComputedStyle(place)
}

/** What a token is given to see that it counts, and where it is seen: in the name of the role. */
const given: Readonly<Record<string, string>> = {
  font: 'monospace',
  'font-reading': 'monospace',
  'font-size': '21px',
  space: '7px',
  'control-height': '51px',
  radius: '9px',
  'radius-overlay': '9px',
  'sticky-top': '51px',
  duration: '450ms',
  shadow: '1px 2px 3px rgb(1 2 3)',
}
const seenIn: Readonly<Record<string, string>> = {
  font: 'font-family',
  'font-reading': 'font-family',
  'font-size': 'font-size',
  space: 'margin-top',
  'control-height': 'height',
  radius: 'border-top-left-radius',
  'radius-overlay': 'border-top-left-radius',
  'sticky-top': 'margin-top',
  duration: 'transition-duration',
  shadow: 'box-shadow',
}
const roleOf = (token: string) => (token === 'font-size' ? '--_size-body' : `--_${token}`)
const COLOUR = 'rgb(12, 34, 56)'

/** The sheets of overlays and of notices come with the first one. */
const bearers: Readonly<Record<string, readonly [tag: string, part: string]>> = {
  shadow: ['research-event-cards', 'dialog'],
  'radius-overlay': ['research-event-cards', 'dialog'],
  'surface-raised': ['research-event-cards', 'dialog'],
  warning: ['research-sign-in', 'notice'],
}

/** An element whose sheets have the role of a token. */
const bearer = (token: string, attributes?: string) => {
  const [tag, part] = bearers[token] ?? ['research-feed', 'root']
  return shown(stateWith(tag, part), attributes)
}

for (const { name, default: fallback } of tokens) {
  const token = name.slice('--research-'.length)
  const property = seenIn[token] ?? 'color'
  const value = given[token] ?? COLOUR

  it(`embedding 22: ${name} changes what it is said to change, on one element alone, and above many`, async () => {
    const element = await bearer(token)
    const style = probe(
      element,
      `${property}: var(${roleOf(token)}); ${property === 'transition-duration' ? 'transition-property: color' : ''}`,
    )
    const before = style.getPropertyValue(property)
    element.style.setProperty(name, value)
    const wanted = document.createElement('div')
    wanted.style.setProperty(property, value)
    page.stage.append(wanted)
    assert.strictEqual(style.getPropertyValue(property), getComputedStyle(wanted).getPropertyValue(property))
    assert.notStrictEqual(style.getPropertyValue(property), before)
    element.style.removeProperty(name)
    assert.strictEqual(style.getPropertyValue(property), before)
    page.stage.style.setProperty(name, value)
    assert.strictEqual(style.getPropertyValue(property), getComputedStyle(wanted).getPropertyValue(property))
  })

  it(`embedding 22: without ${name} the default holds that is documented, ${fallback}`, async () => {
    for (const theme of ['light', 'dark']) {
      const element = await bearer(token, `theme="${theme}"`)
      const wanted = document.createElement('div')
      wanted.style.colorScheme = theme
      page.stage.append(wanted)
      // A default that is another token is that one's own.
      const other = tokens.find((each) => fallback === `var(${each.name})`)
      wanted.style.setProperty(property, other?.default ?? fallback)
      const style = probe(element, `${property}: var(${roleOf(token)}, inherit)`)
      assert.strictEqual(style.getPropertyValue(property), getComputedStyle(wanted).getPropertyValue(property), theme)
      page.stage.replaceChildren()
      await settled()
    }
  })
}

it('embedding 22: about 25 tokens are documented, the same for every element', () => {
  assert.isAtLeast(tokens.length, 20)
  assert.isAtMost(tokens.length, 30)
  for (const { cssProperties } of declarations) assert.deepEqual(cssProperties, tokens)
})

it('embedding 22: buttons, fields and links take what the tokens say', async () => {
  const element = await scene('research-sign-in')
  element.style.cssText = '--research-accent: rgb(1, 80, 1); --research-radius: 11px; --research-control-height: 47px'
  const button = getComputedStyle(one(rootOf(element), '[part=button]'))
  assert.strictEqual(button.backgroundColor, 'rgb(1, 80, 1)')
  assert.strictEqual(button.borderTopLeftRadius, '11px')
  assert.strictEqual(button.height, '47px')
  assert.strictEqual(getComputedStyle(one(rootOf(element), '[part=field]')).borderTopLeftRadius, '11px')
})

it('embedding 22: two themes stand side by side on one page', async () => {
  const light = await scene('research-sign-in', 'theme="light"')
  const dark = await scene('research-sign-in', 'theme="dark"')
  const branded = await scene('research-sign-in', 'style="--research-surface: rgb(250, 240, 230)"')
  const grounds = [light, dark, branded].map(
    (element) => getComputedStyle(one(rootOf(element), '[part=root]')).backgroundColor,
  )
  assert.deepEqual(grounds, ['rgb(255, 255, 255)', 'rgb(20, 23, 26)', 'rgb(250, 240, 230)'])
})

/** The documented parts of an element by the state in which they are seen: each state is mounted once. */
function partsByState(tag: string, parts: readonly Named[]) {
  const groups = new Map<string, { state: State; names: string[] }>()
  for (const { name } of parts) {
    const state = stateWith(tag, name)
    const group = groups.get(state.state) ?? { state, names: [] }
    group.names.push(name)
    groups.set(state.state, group)
  }
  return [...groups.values()]
}

for (const { tagName, cssParts } of declarations)
  describe(`<${tagName}>`, () => {
    for (const { state, names } of partsByState(tagName, cssParts))
      it(`embedding 22: ${state.state}, ${names.join(', ')} are styled from outside, and no part is undocumented`, async () => {
        const root = rootOf(await shown(state))
        for (const name of names) {
          sheet.replaceSync(`${tagName}::part(${name}) { outline: 7px solid rgb(12, 34, 56) }`)
          const part = await eventually(() => {
            const found = partsIn(root).find((each) => each.part.contains(name))
            if (!found) throw new Error(`no part ${name}`)
            return found
          })
          assert.strictEqual(getComputedStyle(part).outlineWidth, '7px', name)
        }
        const documented = cssParts.map((part) => part.name)
        assert.includeMembers(
          documented,
          partsIn(root).flatMap((each) => [...each.part]),
        )
      })
  })

it('embedding 22: the parts of an element inside another one are styled like its own', async () => {
  const element = await scene('research-analyst-profile')
  sheet.replaceSync('research-analyst-profile::part(card) { outline: 7px solid rgb(12, 34, 56) }')
  const feed = await eventually(() => rootOf(one(rootOf(element), 'research-feed')))
  const card = await eventually(() => one(feed, '[part=card]'))
  assert.strictEqual(getComputedStyle(card).outlineWidth, '7px')
})

it('embedding 22: every element has a scene here', () => {
  assert.sameMembers(
    declarations.map(({ tagName }) => tagName),
    widgets.map(({ spec }) => spec.tag),
  )
})
