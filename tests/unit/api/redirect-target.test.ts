// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { redirectTarget } from '#api/redirect-target.ts'
import { configure } from '#config/configure.ts'
import { hostileAddresses } from '../../support/hostile-addresses.ts'
import '#config/config.ts'

beforeEach(() => configure({ apiBaseUrl: 'https://api.example/v1/', trustedOrigins: ['https://files.example'] }))

test.each(hostileAddresses.map((address) => [JSON.stringify(address), address]))(
  'C45 R156 %s is refused',
  (_, address) => {
    expect(redirectTarget(address)).toBeUndefined()
  },
)

test.each([
  ['https://api.example/f.pdf', 'https://api.example/f.pdf'],
  ['HTTPS://API.example/f.pdf?a=1#page=2', 'https://api.example/f.pdf?a=1#page=2'],
  ['https://api.example:443/f.pdf', 'https://api.example/f.pdf'],
  ['https://files.example/a/b.pdf', 'https://files.example/a/b.pdf'],
  ['/files/b.pdf', 'https://api.example/files/b.pdf'],
  ['/files/..%2f/b.pdf', 'https://api.example/files/..%2f/b.pdf'],
])('R156 %s may be followed', (address, target) => {
  expect(redirectTarget(address)?.href).toBe(target)
})

test.each(['/book.xlsx', '/book.XLS', '/book.xlsx?sheet=2', 'https://files.example/book.xls'])(
  'R157 R260 C46 %s is forced to download',
  (address) => {
    expect(redirectTarget(address)?.searchParams.get('force_download')).toBe('true')
  },
)

test.each(['/book.pdf', '/xlsx', '/f?name=book.xlsx'])('R157 C46 %s is not', (address) => {
  expect(redirectTarget(address)?.searchParams.has('force_download')).toBe(false)
})
