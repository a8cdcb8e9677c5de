import { describe, expect, test } from 'vitest'
import { demoAccounts, seedAccounts } from '#demo/data/accounts.ts'
import { accessRows, distributionPreferences } from '#demo/data/edges/preferences.ts'
import { createTags } from '#demo/data/generate/tags.ts'
import { createWorld } from '#demo/data/generate/world.ts'
import { NOW } from './support.ts'

describe('accounts', () => {
  test.each(demoAccounts)('R068 R069 R070 R071 R072 the password of $username passes the rules', ({ password }) => {
    expect(password.length).toBeGreaterThanOrEqual(8)
    for (const kind of [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u]) expect(password).toMatch(kind)
  })

  test('there are seven, with different subscriptions', () => {
    expect(demoAccounts).toHaveLength(7)
    expect(seedAccounts.full.entitlement).toEqual({ level: 3, regions: null, assetClasses: null, libraries: null })
    expect(seedAccounts.regions.entitlement.regions).toEqual(['Nordics', 'Western Europe'])
    expect(seedAccounts.equity.entitlement.assetClasses).toEqual(['Equity'])
    expect(seedAccounts.trial.entitlement.level).toBe(1)
    expect(seedAccounts.mustChange.mustChangePassword).toBe(true)
  })

  test('the note of the one that is marked says what the mark does', () => {
    expect(seedAccounts.mustChange.note).toContain('must change the password before anything else')
  })
})

describe('R358 distribution preferences', () => {
  const isPreference = (record: Readonly<Record<string, string>>) => !('Newsletter' in record)

  test('there are lists of none, one and twelve', () => {
    const lengths = Object.values(distributionPreferences).map((list) => list.filter(isPreference).length)
    expect(new Set(lengths)).toEqual(new Set([0, 1, 12]))
  })

  test('values exist and are joined by semicolons, encoded where they contain one', () => {
    const values = new Set(createTags(createWorld(NOW)).map(({ category, value }) => `${category}/${value}`))
    for (const preference of Object.values(distributionPreferences).flat().filter(isPreference)) {
      expect(preference).toMatchObject({ Region: expect.any(String), Sector: expect.any(String) })
      for (const [category, joined] of Object.entries(preference)) {
        if (category === 'Language') continue
        const parts = joined.split(';').map((part) => part.replace(/%3B/g, ';').replace(/%25/g, '%'))
        for (const part of parts) expect(values).toContain(`${category}/${part}`)
      }
    }
    expect(JSON.stringify(distributionPreferences)).toContain('Wexler%3B Dunn & Co;Plus 10%25 Outlets')
  })
})

test('R362 C73 one account has a record that is no preference, and it is not the one with twelve', () => {
  const others = Object.entries(distributionPreferences).filter(([, list]) => list.some((one) => 'Newsletter' in one))
  expect(others).toEqual([['equity', [{ Newsletter: 'Weekly Wrap' }, expect.anything()]]])
})

describe('R369 email preferences', () => {
  const rows = accessRows(null)
  const cells = (list: typeof rows) => list.flatMap(({ options }) => Object.values(options))

  test('there is a row for each region, with labels of their own', () => {
    expect(rows).toHaveLength(12)
    expect(new Set(cells(rows).map(({ label }) => label)).size).toBe(cells(rows).length)
  })

  test('R366 R367 some cells are absent, some not permitted, one of them still active', () => {
    expect(cells(rows).length).toBeLessThan(48)
    expect(cells(rows).some(({ permitted }) => !permitted)).toBe(true)
    expect(cells(rows).filter(({ active, permitted }) => active && !permitted)).toHaveLength(1)
  })

  test('a subscription limited to regions permits no others', () => {
    for (const { region, options } of accessRows(['Nordics']))
      if (region !== 'Nordics') for (const { permitted } of Object.values(options)) expect(permitted).toBe(false)
  })
})
