// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { withToken } from '#api/authorised-link.ts'
import { fileUrl } from '#api/links.ts'
import { configure } from '#config/configure.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { ada } from '../../support/people.ts'
import '#config/config.ts'

beforeEach(() => {
  updateCurrentUser(ada)
  configure({ apiBaseUrl: 'https://api.example/v1/', trustedOrigins: ['https://files.example'] })
})

const withTokenOf = (address: string) => withToken(new URL(address)).href

test.each(['https://api.example/files/1.pdf', 'https://files.example/1.pdf'])(
  'R151 %s receives the token',
  (address) => {
    expect(withTokenOf(address)).toBe(`${address}?auth_token=access-1`)
  },
)

test.each([
  'https://evil.example/1.pdf',
  'https://api.example.evil.example/1.pdf',
  'http://api.example/1.pdf',
  'https://api.example:8443/1.pdf',
  'https://sub.files.example/1.pdf',
  'https://evil.example/?u=https://api.example/',
  'mailto:ada@api.example',
])('R151 C45 %s does not', (address) => {
  expect(withTokenOf(address)).toBe(address)
})

test('R151 the token takes the place of one that is there, and the rest of the query stays', () => {
  expect(withTokenOf('https://api.example/f?a=1&auth_token=old&a=2#p3')).toBe(
    'https://api.example/f?a=1&auth_token=access-1&a=2#p3',
  )
})

test('R151 the link that is shown never holds a token, and making one leaves it as it is', () => {
  const url = fileUrl('/files/1.pdf')
  expect(url?.href).toBe('https://api.example/files/1.pdf')
  if (url) withToken(url)
  expect(url?.href).toBe('https://api.example/files/1.pdf')
})

test('R151 without a session there is no token', () => {
  signOut()
  expect(withTokenOf('https://api.example/files/1.pdf')).toBe('https://api.example/files/1.pdf')
})

test.each(['/f/model.xlsx', '/f/model.xls', '/f/MODEL.XLSX', '/f/model.xlsx?version=2'])(
  'R260 C46 the spreadsheet %s is forced to download',
  (address) => {
    expect(fileUrl(address)?.searchParams.get('force_download')).toBe('true')
  },
)

test.each(['/f/note.pdf', '/f/note.pdf?name=model.xlsx', '/f/xlsx', '/f/model.xlsx/preview.pdf', '/f/model.xlsm'])(
  'R260 C46 %s is not',
  (address) => {
    expect(fileUrl(address)?.searchParams.has('force_download')).toBe(false)
  },
)

test.each([
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'Application/Vnd.MS-Excel; charset=binary',
])('R260 C46 a file of the media type %s is a spreadsheet, whatever its address', (type) => {
  expect(fileUrl('/files/17', type)?.searchParams.get('force_download')).toBe('true')
})

test('R260 C46 a file of another media type is not', () => {
  expect(fileUrl('/files/17', 'application/pdf')?.search).toBe('')
  expect(fileUrl('/files/17', null)?.search).toBe('')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://a:b@api.example/', '', null, undefined])(
  'C45 %s is no file',
  (address) => {
    expect(fileUrl(address)).toBeUndefined()
  },
)
