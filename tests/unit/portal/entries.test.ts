import { expect, test } from 'vitest'
import { exists } from '#portal/router/routes.ts'
import { navbarEntries, userMenuEntries } from '#portal/shell/entries.ts'

const dashboard = (here: string) => navbarEntries(here, 'en').find(({ label }) => label === 'Dashboard')

test('R040 Dashboard leads to /dashboard', () => {
  expect(dashboard('/library')).toEqual({ path: '/dashboard', label: 'Dashboard', current: undefined })
})

test.each(['/', '/dashboard'])('R040 Dashboard is highlighted on %s', (here) => {
  expect(dashboard(here)?.current).toBe('page')
})

test.each([
  ['/companies', 'Companies', 'page'],
  ['/company_profile/7', 'Companies', 'true'],
  ['/analyst_profile/7', 'Companies', 'true'],
  ['/events/past', 'Events', 'page'],
  ['/events/17', 'Events', 'true'],
  ['/media/replay-1/1', 'Events', 'true'],
])('R041 R042 on %s the entry %s is current: %s', (here, label, current) => {
  const marked = navbarEntries(here, 'en').filter((entry) => entry.current)
  expect(marked.map((entry) => [entry.label, entry.current])).toEqual([[label, current]])
})

test('R041 R042 R044 R045 an entry is shown when the portal has its page, and only then', () => {
  const paths: Record<string, string> = {
    Dashboard: '/dashboard',
    Companies: '/companies',
    Events: '/events/upcoming',
    Datasets: '/datasets_redirect',
    'Research Preferences': '/research_preferences',
    'Change Password': '/change_password',
    Account: '/account',
  }
  const shown = [...navbarEntries('/', 'en'), ...userMenuEntries('/', 'en')].map(({ label, path }) => [label, path])
  expect(shown).toEqual(Object.entries(paths).filter(([, path]) => exists(path)))
})
