import { afterEach, expect, test, vi } from 'vitest'
import { checkApi } from '#widgets/doctor/api.ts'

afterEach(() => void vi.unstubAllGlobals())

const page = (settings: object) => {
  const script = { textContent: JSON.stringify(settings) }
  vi.stubGlobal('document', { baseURI: 'https://host.example/', querySelectorAll: () => [script] })
  vi.stubGlobal('location', new URL('https://host.example/'))
  vi.stubGlobal('origin', 'https://host.example')
}

test('embedding 23: an API without encryption on a page with it is mixed content, and is not asked', async () => {
  page({ apiBaseUrl: 'http://api.example/api/' })
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const [finding] = await checkApi()
  expect(finding).toMatchObject({ level: 'error', code: 'mixed-content' })
  expect(finding?.fix).toBe('Set “apiBaseUrl” to https://api.example/api/.')
  expect(fetch).not.toHaveBeenCalled()
})
