// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fadePages } from '#portal/router/fade.ts'
import { afterTransition, pageTransition } from '#portal/router/page-transition.ts'

fadePages()

const turn = (show: () => void) => pageTransition.fade?.(show)

afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'))

/** A browser that turns pages when it is told to, or gives up. */
function turningBrowser() {
  const begun: { run(): void; skip(): void }[] = []
  document.startViewTransition = ((update: () => void) => {
    let [finish, skip] = [() => {}, () => {}]
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const ready = new Promise<void>((_, reject) => {
      skip = () => reject(new Error('skipped'))
    })
    const run = () => {
      update()
      finish()
    }
    begun.push({ run, skip })
    return { updateCallbackDone: done, ready, finished: done }
  }) as unknown as Document['startViewTransition']
  return begun
}

test('where the browser turns no pages, the next one is there at once', () => {
  const show = vi.fn()
  turn(show)
  expect(show).toHaveBeenCalledOnce()
  const step = vi.fn()
  afterTransition(step)
  expect(step).toHaveBeenCalledOnce()
})

test('what is to be done on the next page waits until it is there', async () => {
  const begun = turningBrowser()
  const [show, step] = [vi.fn(), vi.fn()]
  turn(show)
  afterTransition(step)
  expect([show.mock.calls.length, step.mock.calls.length]).toEqual([0, 0])
  begun[0]?.run()
  await vi.waitFor(() => expect(step).toHaveBeenCalledOnce())
  expect(show).toHaveBeenCalledOnce()
  const later = vi.fn()
  await vi.waitFor(() => {
    afterTransition(later)
    expect(later).toHaveBeenCalled()
  })
})

test('a turn that another takes over is no failure, and both pages are shown in their order', async () => {
  const begun = turningBrowser()
  const shown: string[] = []
  turn(() => shown.push('first'))
  turn(() => shown.push('second'))
  begun[0]?.skip()
  for (const each of begun) each.run()
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown).toEqual(['first', 'second'])
})

test('who wants no motion gets none', async () => {
  vi.resetModules()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const begun = turningBrowser()
  const { fadePages: fadeStill } = await import('#portal/router/fade.ts')
  const still = await import('#portal/router/page-transition.ts')
  fadeStill()
  const show = vi.fn()
  still.pageTransition.fade?.(show)
  expect(show).toHaveBeenCalledOnce()
  expect(begun).toEqual([])
  vi.restoreAllMocks()
})
