// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toContact } from '#entities/profile/contact.ts'
import { ContactView } from '#entities/profile/contact.view.tsx'
import { render } from '../../../support/render.ts'

test('R302 an address and a number become links, and are shown as they are', () => {
  expect(toContact({ email: ' maria.lind@halden.example ', phone: ' +44 20 7946 0101 ' })).toEqual({
    email: { value: 'maria.lind@halden.example', href: 'mailto:maria.lind@halden.example' },
    phone: { value: '+44 20 7946 0101', href: 'tel:+442079460101' },
  })
})

test.each([
  ['+44 (0)20 7946 0101', 'tel:+442079460101'],
  ['(020) 7946-0101', 'tel:02079460101'],
  ['+1.212.555.0101 ext. 7', 'tel:+12125550101'],
  ['112', 'tel:112'],
])('R302 the number %s is dialled as %s', (phone, href) => {
  expect(toContact({ phone }).phone).toEqual({ value: phone, href })
})

test.each([undefined, null, '', '  ', 'n/a', 'javascript:alert(1)', 'tel:112', '+', '12', 'ext. 112'])(
  'R302 as a phone %j leads nowhere',
  (phone) => {
    expect(toContact(phone === undefined ? {} : { phone }).phone).toBeUndefined()
  },
)

test.each([
  undefined,
  null,
  '',
  ' ',
  'maria.lind',
  'javascript:alert(1)',
  'javascript:alert(1)//@halden.example',
  'a@b.example?bcc=c@d.example',
  'a@b.example,c@d.example',
  'a@b.example&body=x',
  'a%0Acc@b.example',
  'Maria <a@b.example>',
])('R302 embedding 6: as an email %j leads nowhere', (email) => {
  expect(toContact(email === undefined ? {} : { email }).email).toBeUndefined()
})

const show = (email: string | null, phone: string | null) =>
  render(<ContactView contact={toContact({ email, phone })} name="Maria Lind" />)

test('R302 the icons are links, each beside its value', () => {
  const { control, text, all } = show('a@b.example', '+44 20 7946 0101')
  expect(control('Email Maria Lind').getAttribute('href')).toBe('mailto:a@b.example')
  expect(control('Call Maria Lind').getAttribute('href')).toBe('tel:+442079460101')
  expect(text()).toBe('a@b.example+44 20 7946 0101')
  expect(all('button')).toEqual([])
})

test.each([
  ['email', null, '112', 'No email address', 'Call Maria Lind'],
  ['phone', 'a@b.example', null, 'No phone number', 'Email Maria Lind'],
])('R302 without an %s the icon is disabled and says why', (_, email, phone, reason, other) => {
  const { control, all, text } = show(email, phone)
  const icon = control(reason)
  expect([icon.localName, icon.getAttribute('aria-disabled'), icon.title]).toEqual(['button', 'true', reason])
  expect(text()).toContain(reason)
  expect(all('a')).toEqual([control(other)])
})
