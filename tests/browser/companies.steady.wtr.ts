import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deferred } from '../support/deferred.ts'
import { companiesNamed, lettered } from './support/companies.ts'
import { one, rootOf } from './support/dom.ts'
import { closeFrames, openFrame } from './support/frame.ts'
import { sceneOf } from './support/scenes.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

beforeEach(() => storeSession())
afterEach(closeFrames)
afterEach(forgetSession)

/** What the browser counts as jumps of the page, as a share of what is seen. */
type Shift = PerformanceEntry & { value: number }

const tags = widgets.map(({ spec }) => spec.tag).filter((tag) => sceneOf(tag).signedIn)

for (const width of [1200, 390])
  for (const tag of tags)
    it(`embedding 13: <${tag}> comes in ${width} px without a jump`, async () => {
      await setViewport({ width, height: 900 })
      const frame = await openFrame({ body: sceneOf(tag).html.replace(/ page-size="\d+"/, '') })
      const place = frame.window.frameElement as HTMLIFrameElement
      place.width = String(width)
      place.height = '900'
      place.scrollIntoView()
      const shifts: Shift[] = []
      const observer = new frame.window.PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
      observer.observe({ type: 'layout-shift', buffered: true })
      sceneOf(tag).answer(frame.api)
      // As many as there are skeletons: how many an analyst covers nobody knows before.
      frame.api.on('tags/related_companies_by_id', lettered(companiesNamed('Aurora', 10)))
      const answered = deferred<void>()
      frame.api.hold(answered.promise)
      await frame.loadLoader()
      await eventually(() => one(rootOf(one(frame.document, tag)), sceneOf(tag).waiting ?? '.r-skeleton'))
      await settled()
      answered.resolve()
      await eventually(() => sceneOf(tag).ready(rootOf(one(frame.document, tag))))
      await settled()
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      assert.isAtMost(total, 0.02, shifts.map(({ value, startTime }) => `${value} at ${startTime}`).join(', '))
    })
