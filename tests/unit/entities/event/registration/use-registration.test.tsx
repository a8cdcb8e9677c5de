// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { useRegistration } from '#entities/event/registration/use-registration.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { ada } from '../../../../support/people.ts'
import { render } from '../../../../support/render.ts'

const path = '#entities/event/registration/registration-flow.tsx'
/** Mocked before anything is imported: on a busy machine `doMock` may come later than the first import of the part. */
const part = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch')) }))
vi.mock('#entities/event/registration/registration-flow.tsx', () => part.load() as Promise<Record<string, unknown>>)

const wish = { id: '7', name: 'Dinner', kind: 'register' } as const
const stays = () => false
const ignored = () => {}

function List({ onFailure }: { onFailure: (failure: Error) => void }) {
  const { ask, dialog } = useRegistration({ onNavigate: stays, onRegistered: ignored, onFailure })
  return (
    <>
      <button type="button" onClick={(event) => ask(wish, event.currentTarget)}>
        Register
      </button>
      {dialog}
    </>
  )
}

test('embedding 12: a question that cannot be loaded says so, is told, can be put away and tried again', async () => {
  updateCurrentUser(ada)
  const onFailure = vi.fn()
  const { all, click, control, text } = render(<List onFailure={onFailure} />)
  const shows = (words: string) =>
    vi.waitFor(async () => {
      await act(async () => {})
      expect(text()).toContain(words)
    })
  control('Register').focus()
  click(control('Register'))
  await shows('The registration form could not be loaded.')
  expect(all('[role=alert]')).toHaveLength(1)
  expect(onFailure.mock.calls).toMatchObject([[{ code: 'load' }]])
  control('Close').focus()
  click(control('Close'))
  expect(all('[role=alert]')).toEqual([])
  expect(document.activeElement).toBe(control('Register'))
  click(control('Register'))
  await shows('could not be loaded')
  part.load = () => vi.importActual(path)
  click(control('Try again'))
  await shows('Do you want to register for:')
  expect(all('[role=alert]')).toEqual([])
})
