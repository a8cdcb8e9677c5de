import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { eventsOf } from './support/events-table.ts'
import { testPage } from './support/page.ts'
import { quoted } from './support/roadshows.ts'
import { namesIn } from './support/table.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

for (const width of [1280, 390])
  it(`R311 at ${width} px an event quotes what is said in its replay, with the words marked`, async () => {
    await setViewport({ width, height: 900 })
    const root = await eventsOf(page, [quoted], 'view="past"')
    const quotes = await eventually(() => one(root, '[aria-label="Said in the replay"]'))
    assert.deepEqual(all(quotes, 'li').map(textOf), [
      '0:12 Ada Byron: The margin <b>rose</b> again.',
      '1:33 Margins are not everything.',
      'and 4 more',
    ])
    assert.deepEqual(all(quotes, 'mark').map(textOf), ['margin', 'Margins'])
    assert.deepEqual(namesIn(root), ['Meeting 1'], 'quotes are no part of the row’s name')
    const row = one(root, 'tbody > tr').getBoundingClientRect()
    assert.isAtMost(quotes.getBoundingClientRect().right, row.right + 1)
  })

it('R320 embedding 16: the time of a quote leads to its place in the film, and asks the host first', async () => {
  const root = await eventsOf(page, [quoted], 'view="past"')
  const time = await eventually(() => link(root, 'Watch the replay from 1:33'))
  const heard = hear()
  assert.isTrue(follows(time))
  heard.stop()
  const { href } = new URL('/media/v1/e1?t=93&find=Margins', location.href)
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.href]),
    [['research-navigate', href]],
  )
})
