// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EventCards } from '../../../src/features/event-cards/event-cards.tsx'
import { updateCurrentUser } from '../../../src/session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

const call = 'GET roadshows/upcoming_by_tag'
let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

const ignored = () => {}
const show = () => render(<EventCards tagId="2001" limit={6} heading="" onNavigate={() => false} onFailure={ignored} />)

/** Lets what is under way come, and shows it. */
const shows = (shown: ReturnType<typeof show>, words: string) =>
  vi.waitFor(async () => {
    await act(async () => {})
    expect(shown.text()).toContain(words)
  })

test('R297 embedding 14: after another try the focus is where the events came', async () => {
  api.script(call, refusal(500), json([{ id: '1', name: 'Dinner' }]))
  const shown = show()
  await shows(shown, 'The events could not be loaded.')
  shown.control('Try again').focus()
  shown.click(shown.control('Try again'))
  await shows(shown, 'Dinner')
  expect(document.activeElement).toBe(shown.all('section')[0])
})

test('R297 what is no event, or has values of other kinds, leaves the others standing', async () => {
  api.script(
    call,
    json([null, { id: '1', name: {}, location: 5, type: 'x', daterange: [] }, { id: '2', name: 'Dinner' }]),
  )
  const shown = show()
  await shows(shown, 'Dinner')
  expect(shown.all('h3').map(({ textContent }) => textContent)).toEqual(['Unnamed event', 'Dinner'])
})
