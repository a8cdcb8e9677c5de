import { describe, expect, test } from 'vitest'
import { readSettings } from '../../demo/server/settings.ts'

describe('settings', () => {
  test('R131 R137 without any, the portal is on port 4173 and the three demo sites may call it', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4173,
      databaseUrl: undefined,
      logLevel: 'warn',
      trustProxy: false,
      allowedOrigins: [
        'http://127.0.0.1:4173',
        'http://127.0.0.1:4174',
        'http://127.0.0.1:4175',
        'http://localhost:4173',
        'http://localhost:4174',
        'http://localhost:4175',
      ],
    })
  })

  test('R137 ALLOWED_ORIGINS replaces the list', () => {
    const { allowedOrigins } = readSettings({ ALLOWED_ORIGINS: 'https://a.example, https://b.example' })
    expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example'])
  })

  test.each(['0', '-1', 'abc', '65535', '80.5'])('R131 PORT=%s is refused with a text', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT must be between 1 and 65533')
  })

  test('R131 DEMO_NOW is a date', () => {
    expect(readSettings({ DEMO_NOW: '2026-11-21' }).demoNow).toEqual(new Date('2026-11-21'))
    expect(() => readSettings({ DEMO_NOW: 'soon' })).toThrow('DEMO_NOW must be a date')
  })

  test('R391 without MAIL_URL mails are laid down beside the data and shown, but not in production', () => {
    const { mail } = readSettings({ DATA_DIR: '/srv/portal/data', PORT: '5000' })
    expect(mail).toMatchObject({
      url: undefined,
      outbox: '/srv/portal/outbox',
      showsOutbox: true,
      portalUrl: 'http://127.0.0.1:5000',
      accessTeam: { name: 'Investor Access', address: 'access@halden.example' },
    })
    expect(readSettings({ NODE_ENV: 'production' }).mail.showsOutbox).toBe(false)
    expect(readSettings({ OUTBOX_DIR: '/var/mail-out' }).mail.outbox).toBe('/var/mail-out')
  })

  test('R391 MAIL_URL, MAIL_FROM, ACCESS_TEAM_MAIL and PORTAL_URL replace them', () => {
    const { mail } = readSettings({
      MAIL_URL: 'smtps://user:secret@mail.example',
      MAIL_FROM: '"Desk, Research" <desk@example.com>',
      ACCESS_TEAM_MAIL: 'access@example.com',
      PORTAL_URL: 'https://portal.example/',
    })
    expect(mail).toMatchObject({
      url: 'smtps://user:secret@mail.example',
      showsOutbox: false,
      from: { name: 'Desk, Research', address: 'desk@example.com' },
      accessTeam: { name: '', address: 'access@example.com' },
      portalUrl: 'https://portal.example',
    })
  })

  test.each([
    ['MAIL_URL', 'http://user:secret@mail.example'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['ACCESS_TEAM_MAIL', 'nobody'],
    ['PORTAL_URL', 'portal.example'],
  ])('R391 a %s that cannot be meant is refused with a text, without a password in it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} must be`)
    expect(() => readSettings({ [name]: value })).not.toThrow('secret')
  })
})
