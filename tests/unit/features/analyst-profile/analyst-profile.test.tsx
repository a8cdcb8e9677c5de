// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AnalystProfile } from '#features/analyst-profile/analyst-profile.tsx'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

/** The first analyst, and the second after a press. */
function Profile() {
  const [id, setId] = useState('1')
  return (
    <>
      <button type="button" onClick={() => setId('2')}>
        Next
      </button>
      <AnalystProfile analystId={id} urlState="memory" onNavigate={notFollowed} onTitle={ignored} onFailure={ignored} />
    </>
  )
}
const notFollowed = () => false
const ignored = () => {}

/** Lets what is under way come, and shows it. */
const shows = (shown: ReturnType<typeof render>, words: string) =>
  vi.waitFor(async () => {
    await act(async () => {})
    expect(shown.text()).toContain(words)
  })

const analyst = (id: string, value: string) => json({ id, category: 'Analyst', value })

test('R300 another id shows another analyst, and nothing of the first meanwhile', async () => {
  const second = held()
  api.script('GET tags/1', analyst('1', 'Maria Lind'))
  api.script('GET tags/2', second.reply)
  const shown = render(<Profile />)
  await shows(shown, 'Maria Lind')
  shown.click(shown.control('Next'))
  expect(shown.all('[role=status][aria-busy=true]')).toHaveLength(1)
  expect(shown.text()).not.toContain('Maria Lind')
  second.answer(analyst('2', 'Jonas Berg'))
  await shows(shown, 'Jonas Berg')
})

test('R396 an analyst known by `name` alone gives the page its title', async () => {
  api.script('GET tags/7', json({ id: '7', name: 'N;%', value: null }))
  const onTitle = vi.fn()
  const shown = render(
    <AnalystProfile analystId="7" urlState="memory" onNavigate={notFollowed} onTitle={onTitle} onFailure={ignored} />,
  )
  await shows(shown, 'N;%')
  expect(onTitle).toHaveBeenCalledExactlyOnceWith('N;%')
})

test('embedding 14: after another try the focus is where the profile came', async () => {
  api.script('GET tags/1', refusal(500), json({ id: '1', category: 'Analyst', value: 'Maria Lind' }))
  const shown = render(<Profile />)
  await shows(shown, 'The profile could not be loaded.')
  shown.control('Try again').focus()
  shown.click(shown.control('Try again'))
  await shows(shown, 'Maria Lind')
  expect(document.activeElement?.querySelector('h1')?.textContent).toBe('Maria Lind')
  expect(document.activeElement).not.toBe(document.body)
})

test('R025 signed out there is an invitation to sign in', () => {
  signOut()
  const { text, control } = render(<Profile />)
  expect(text()).toContain('Sign in to see this profile.')
  expect(control('Sign In').getAttribute('href')).toMatch(/\/login$/)
  expect(api.requests).toEqual([])
})
