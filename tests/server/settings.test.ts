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
})
