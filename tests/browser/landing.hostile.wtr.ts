import { assert } from 'chai'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { attacks } from './support/hostile-html.ts'
import { answerLanding, openDialog, proseIn, proses, section } from './support/landing.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
afterEach(() => void Reflect.deleteProperty(window, 'attacked'))

const start = '<p>The start.</p>'

/** A landing page with the same HTML wherever texts from outside stand: two sections, a popup, the footer. */
async function landingWith(html: string): Promise<ShadowRoot> {
  const popups = `<section data-popup="contact-x"><h2>Desk</h2>${start}${html}</section>`
  const content = { services: start + html, mission: start + html, contact_popups: popups }
  answerLanding(page.api, { content, foot: start + html })
  const root = rootOf(await page.mount('<research-landing hide-sign-in></research-landing>'))
  await eventually(() => assert.include(textOf(proseIn(one(root, 'footer'))), 'The start.'))
  return root
}

/** All roots with such texts, that of the popup included. */
async function everyProse(html: string): Promise<ShadowRoot[]> {
  const root = await landingWith(html)
  // What a text leaves open may hold the end of its popup.
  const [opener] = all(section(root, 'our_offices'), 'button')
  opener?.click()
  if (opener) await eventually(() => openDialog(root))
  return proses(root)
}

/** Elements of a text: all others could run, load, frame, ask for input or end the page of their own. */
const forbidden =
  'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, select, textarea, dialog, video,' +
  ' audio, source, svg, math, noscript, body, title, research-sign-in, x-evil'

const everythingIn = (root: DocumentFragment): Element[] =>
  all(root, '*').flatMap((element) =>
    element instanceof HTMLTemplateElement ? [element, ...everythingIn(element.content)] : [element],
  )

for (const attack of attacks)
  it(`R062 C37 embedding 5: it neither runs, loads nor stays: ${attack}`, async () => {
    const before = getComputedStyle(document.body).display
    const roots = await everyProse(attack)
    assert.isAtLeast(roots.length, 3)
    for (const prose of roots) {
      for (const target of all(prose, 'a, area, summary, p')) target.click()
      for (const element of everythingIn(prose)) {
        assert.isFalse(element.matches(forbidden), element.outerHTML)
        for (const { name, value } of element.attributes) {
          assert.notMatch(name, /^on|^style$|^class$|^srcdoc$|^formaction$|^slot$|^part$|^is$/, element.outerHTML)
          assert.notMatch(value, /^\s*(?:j\s*a\s*v\s*a\s*script|vbscript|data:text)/i, element.outerHTML)
        }
      }
      for (const paragraph of all(prose, 'p')) assert.notStrictEqual(getComputedStyle(paragraph).display, 'none')
    }
    await settled()
    assert.isUndefined(Reflect.get(window, 'attacked'))
    assert.strictEqual(getComputedStyle(document.body).display, before)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    assert.deepEqual(
      loaded.filter((name) => name.includes('attack.js')),
      [],
    )
  })

it('R062 embedding 5: ids and names of a text clobber nothing, and are no places of the page', async () => {
  const names = ['location', 'research-config', 'head', 'getElementById', '__proto__', 'body', 'our_partners']
  const html = names.map((name) => `<p id="${name}">${name}</p><img name="${name}" alt="" src="data:,">`).join('')
  const roots = await everyProse(`${html}<a href="#our_partners">There</a>`)
  for (const prose of roots) {
    none(prose, '[name]')
    for (const name of names) none(prose, `[id="${name}"]`)
    assert.isFalse(link(prose, 'There').hasAttribute('href'))
  }
  for (const name of names)
    for (const owner of [window, document]) {
      const value: unknown = Reflect.get(owner, name)
      assert.isFalse(value instanceof HTMLParagraphElement || value instanceof HTMLImageElement, name)
    }
})

it('R062 embedding 6: links leave in a tab that learns nothing of this page, and bad addresses are text', async () => {
  const roots = await everyProse(
    `<a href="https://example.org/a" target="_top" rel="opener">Outside</a> <a href="mailto:desk@example.org">Mail</a>
     <a href="https://user:secret@example.org/">Trap</a> <a href="ftp://example.org/">Old</a> <a href="//evil.example">Bare</a>`,
  )
  for (const prose of roots) {
    for (const name of ['Outside', 'Mail']) {
      const { target, relList } = link(prose, name) as HTMLAnchorElement
      assert.strictEqual(target, '_blank', name)
      assert.sameMembers([...relList], ['noopener', 'noreferrer'], name)
    }
    for (const name of ['Trap', 'Old']) assert.isFalse(link(prose, name).hasAttribute('href'), name)
  }
})

it('R062 C37 names of popups and slots that are none of ours do nothing', async () => {
  const evil = '"><img src=x onerror="window.attacked = 1">'
  answerLanding(page.api, {
    content: {
      __proto__: '<p>Proto</p>',
      constructor: '<p>Constructor</p>',
      mission: start,
      contact_popups: `<section data-popup='${evil}'><h2>One</h2></section>
        <section data-popup="__proto__"><h2>Two</h2></section><section data-popup="constructor"><h2><b onclick="x()">Three</b></h2></section>`,
    },
  })
  const root = rootOf(await page.mount('<research-landing hide-sign-in></research-landing>'))
  await eventually(() => proseIn(section(root, 'our_mission')))
  const names = all(root, '#our_offices button').map(textOf)
  assert.deepEqual(names, ['Three'])
  none(root, '#our_offices img, #our_offices b')
  button(root, 'Three').click()
  await eventually(() => assert.strictEqual(textOf(one(openDialog(root), 'h2')), 'Three'))
  await settled()
  assert.isUndefined(Reflect.get(window, 'attacked'))
})

it('R062 a style sheet in a text neither applies nor shows, there or outside', async () => {
  const html = '<style>p, h1 { display: none }</style><p style="position: fixed; inset: 0">Over everything</p>'
  for (const prose of await everyProse(html)) {
    const over = all(prose, 'p').find((each) => textOf(each) === 'Over everything')
    if (!over) throw new Error('the words are gone')
    assert.strictEqual(getComputedStyle(over).position, 'static')
    assert.notInclude(textOf(prose), 'display')
  }
})
