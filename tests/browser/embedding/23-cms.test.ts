import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { all, one, rootOf } from '../support/dom.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { classicPath, loaderPath } from '../support/loader.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, storeSession } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

/** A scene's element as a place of the same words, as an editor keeps it. */
const placeOf = (tag: string) =>
  sceneOf(tag)
    .html.replace(/^<[\w-]+([^>]*)>.*$/, (_, attributes: string) => attributes)
    .replace(/ ([\w-]+)=/g, ' data-$1=')
    .replace(/^/, `<div data-research-widget="${tag.replace('research-', '')}"`)
    .concat('><p>Open the portal instead</p></div>')

const scripts = {
  'the loader': (frame: Frame) => frame.runScript(loaderPath),
  'the classic script': (frame: Frame) => frame.runScript(classicPath, 'text/javascript'),
}

const inner = (frame: Frame, tag: string) => eventually(() => one(one(frame.document, '[data-research-widget]'), tag))

for (const [script, run] of Object.entries(scripts)) {
  for (const { spec } of widgets)
    it(`embedding 23: by ${script} a div asks for <${spec.tag}>, and what stands in it is its fallback`, async () => {
      const scene = sceneOf(spec.tag)
      if (scene.signedIn) storeSession()
      const frame = await openFrame({ body: placeOf(spec.tag) })
      scene.answer(frame.api)
      assert.isTrue(one(frame.document, 'p').checkVisibility())
      await run(frame)
      const element = await inner(frame, spec.tag)
      if (spec.tag !== 'research-notices') await eventually(() => scene.ready(rootOf(element)))
      assert.strictEqual(one(element, 'p').getBoundingClientRect().height, 0)
      assert.deepEqual(frame.complaints, [])
    })

  it(`embedding 23: by ${script} attributes of a div become the element's, now and later, and leave with it`, async () => {
    const body = `<div data-research-widget="feed" data-page-size="5" data-pagesize="7" data-hideSearch
      data-quick_filter="All" data-theme="dark" data-lang="de" data-colour="red" data-colour2="red" class="card"></div>`
    const frame = await openFrame({ body: body.replace(' data-pagesize="7"', '') })
    await run(frame)
    const feed = await inner(frame, 'research-feed')
    const attributes = () => Object.fromEntries([...feed.attributes].map(({ name, value }) => [name, value]))
    assert.deepEqual(attributes(), {
      'page-size': '5',
      'hide-search': '',
      'quick-filter': 'All',
      theme: 'dark',
      lang: 'de',
    })
    assert.lengthOf(frame.complaints, 2)
    assert.match(frame.complaints[0] ?? '', /<research-feed> has no colour; data-colour is left out/)

    const place = one(frame.document, '[data-research-widget]')
    place.setAttribute('data-page-size', '9')
    place.removeAttribute('data-hideSearch')
    await eventually(() => assert.strictEqual(Reflect.get(feed, 'pageSize'), 9))
    assert.isFalse(Reflect.get(feed, 'hideSearch'))
    place.setAttribute('data-research-widget', 'suggestion')
    await inner(frame, 'research-suggestion')
    assert.isNull(place.querySelector('research-feed'))
    place.removeAttribute('data-research-widget')
    await eventually(() => assert.lengthOf(all(place, '*'), 0))
  })

  it(`embedding 23: by ${script} events of the element bubble through its div`, async () => {
    const frame = await openFrame({ body: '<div data-research-widget="sign-in"></div>' })
    await run(frame)
    const heard: string[] = []
    one(frame.document, 'div').addEventListener('research-navigate', (event) => {
      event.preventDefault()
      heard.push(event.type)
    })
    const root = rootOf(await inner(frame, 'research-sign-in'))
    ;(await eventually(() => one(root, 'a'))).click()
    assert.deepEqual(heard, ['research-navigate'])
  })

  it(`embedding 23: by ${script} an unknown name warns once, and what stands in the div stays`, async () => {
    const place = '<div data-research-widget="fed"><p>Research</p></div>'
    const frame = await openFrame({ body: `${place}${place}` })
    await run(frame)
    await eventually(() => assert.lengthOf(frame.complaints, 1))
    assert.include(frame.complaints[0], '"fed"')
    assert.isTrue(all(frame.document, 'p').every((each) => each.checkVisibility()))
  })

  it(`embedding 23: by ${script} divs that come later, or in place of others, are filled`, async () => {
    const frame = await openFrame({ body: '<main></main>' })
    await run(frame)
    await settled()
    const main = one(frame.document, 'main')
    main.innerHTML = '<section><p><div data-research-widget="sign-in"></div></section>'
    await inner(frame, 'research-sign-in')
    main.innerHTML = '<div class="builder"><div data-research-widget="research-Sign-In "></div></div>'
    await eventually(() => one(rootOf(one(main, '.builder research-sign-in')), 'form'))
    const plain = frame.document.createElement('div')
    main.replaceChildren(plain)
    plain.dataset.researchWidget = 'sign-in'
    await inner(frame, 'research-sign-in')
  })
}

it('embedding 7: loader and classic script on one page fill a div once', async () => {
  const frame = await openFrame({ body: '<div data-research-widget="sign-in"></div>' })
  await Promise.all(Object.values(scripts).map((run) => run(frame)))
  await inner(frame, 'research-sign-in')
  await settled()
  assert.lengthOf(all(frame.document, 'research-sign-in'), 1)
})

it('embedding 19: allDefined() waits for what divs ask for', async () => {
  const frame = await openFrame({ body: '<div data-research-widget="sign-in"></div>' })
  await (await frame.loadLoader()).allDefined()
  assert.isNotNull(frame.document.querySelector('div > research-sign-in'))
})

it('embedding 23: what editors leave around and in tags and values does no harm', async () => {
  storeSession()
  const frame = await openFrame({
    body: `<p>&nbsp;</p><p><br><RESEARCH-FEED page-size=”5” limit="&nbsp;20 " quick-filter="Sales&nbsp;Intelligence &amp;amp; Events"
      theme=“dark” filters="filter_Region=North&nbsp;America"><br>&nbsp;<p></p></RESEARCH-FEED><br></p><p></p>`.replace(
      '&amp;amp;',
      '&amp;',
    ),
  })
  sceneOf('research-feed').answer(frame.api)
  await frame.loadLoader()
  const feed = await eventually(() => one(frame.document, 'research-feed'))
  await eventually(() => rootOf(feed))
  const properties = ['pageSize', 'limit', 'quickFilter', 'theme', 'filters'].map((name) => Reflect.get(feed, name))
  assert.deepEqual(properties, [5, 20, 'Sales Intelligence & Events', 'dark', 'filter_Region=North America'])
  await eventually(() => assert.isAbove(feed.getBoundingClientRect().height, 100))
  assert.deepEqual(frame.complaints, [])
})

it('embedding 23: after the page was left and come back to, its elements work', async () => {
  const frame = await openFrame({ body: '<iframe name="inner" src="about:blank"></iframe>' })
  const page = frame.document.createElement('iframe')
  page.src = '/tests/browser/support/cms-page.html'
  frame.document.body.append(page)
  const works = () =>
    eventually(() => {
      const there = page.contentDocument
      if (!there) throw new Error('no page')
      for (const element of ['body > research-sign-in', 'div > research-sign-in'])
        one(rootOf(one(there, element)), 'form')
    })
  await works()
  page.contentWindow?.location.assign('about:blank#away')
  await eventually(() => assert.strictEqual(page.contentWindow?.location.href, 'about:blank#away'))
  page.contentWindow?.history.back()
  await works()
})
