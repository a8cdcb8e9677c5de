import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { defaultRetention } from '#server/purge-job.ts'
import { variables } from '#server/settings/variables.ts'
import { readSettings } from '#server/settings.ts'

describe('settings', () => {
  test('R131 R137 without any, the portal is on port 4173 and the three demo sites may call it', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4173,
      databaseUrl: undefined,
      logLevel: 'warn',
      trustProxy: false,
      fileTokensOnly: false,
      answersWhileStarting: false,
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

  test('several processes need a PostgreSQL, and `auto` is one for each core', () => {
    const DATABASE_URL = 'postgres://portal@db.example/portal'
    expect(readSettings({}).workers).toBe(1)
    expect(readSettings({ WORKERS: '1' }).workers).toBe(1)
    expect(readSettings({ WORKERS: '3', DATABASE_URL }).workers).toBe(3)
    expect(readSettings({ WORKERS: 'auto', DATABASE_URL }).workers).toBe(availableParallelism())
    expect(() => readSettings({ WORKERS: '2' })).toThrow('WORKERS (2) needs DATABASE_URL')
    for (const wrong of ['0', '65', '1.5', 'all'])
      expect(() => readSettings({ WORKERS: wrong, DATABASE_URL })).toThrow(
        'WORKERS must be a whole number from 1 to 64',
      )
  })

  test('a bucket for files is given by its address and both keys', () => {
    const FILES_S3_URL = 'https://s3.example.com/research'
    const keys = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'key' }
    expect(readSettings({}).files).toBeUndefined()
    expect(readSettings({ FILES_S3_URL, ...keys }).files).toEqual({
      ...{ url: FILES_S3_URL, region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'key' },
    })
    expect(() => readSettings({ FILES_S3_URL })).toThrow('FILES_S3_URL needs FILES_S3_ACCESS_KEY_ID')
    for (const wrong of ['https://s3.example.com', 'https://s3.example.com/', 's3://research'])
      expect(() => readSettings({ FILES_S3_URL: wrong, ...keys })).toThrow(
        'FILES_S3_URL must be the address of a bucket',
      )
  })

  test('the audit is kept for two years, events for 400 days and sums of usage for three years, unless durations are given', () => {
    const day = 24 * 60 * 60 * 1000
    expect(readSettings({}).retention).toEqual({ audit: 730 * day, events: 400 * day, usage: 1125 * day })
    expect(readSettings({}).retention).toEqual(defaultRetention)
    const given = readSettings({ AUDIT_RETENTION: '1826d', EVENTS_RETENTION: '12h', USAGE_RETENTION: '90d' }).retention
    expect(given).toEqual({ audit: 1826 * day, events: day / 2, usage: 90 * day })
    for (const wrong of ['0d', '-1d', '400', 'd', '1y', '1.5d', 'forever'])
      expect(() => readSettings({ AUDIT_RETENTION: wrong })).toThrow(/^AUDIT_RETENTION must be a number of .* not /)
  })

  test('R137 ALLOWED_ORIGINS replaces the list', () => {
    const ALLOWED_ORIGINS = 'https://a.example, https://b.example'
    for (const env of [{ DEMO_DATA: 'false' }, { HOST: '0.0.0.0' }, { TRUST_PROXY: 'true' }])
      expect(readSettings({ ALLOWED_ORIGINS, ...env }).allowedOrigins).toEqual([
        'https://a.example',
        'https://b.example',
      ])
  })

  test('R137 the demo of this machine keeps its own sites beside the origins of ALLOWED_ORIGINS', () => {
    const demo = readSettings({ PORT: '8323' }).allowedOrigins
    const { allowedOrigins } = readSettings({
      PORT: '8323',
      ALLOWED_ORIGINS: 'http://localhost:9001,http://localhost:8324',
    })
    expect(allowedOrigins.toSorted()).toEqual(['http://localhost:9001', ...demo].toSorted())
  })

  test.each([
    ...[
      '*',
      'null',
      'a.example',
      'https://a.example/',
      'https://a.example/path',
      'HTTPS://a.example',
      'https://A.example',
    ],
    ...['https://a.example:443', 'ftp://a.example', 'https://user@a.example', 'https://*.example'],
  ])('R137 ALLOWED_ORIGINS=%s is refused with a text', (origin) => {
    expect(() => readSettings({ ALLOWED_ORIGINS: `https://b.example,${origin}` })).toThrow('ALLOWED_ORIGINS must be')
  })

  test('R131 HOST=localhost is one address, whatever the name stands for', () => {
    expect(readSettings({ HOST: 'localhost' }).host).toBe('127.0.0.1')
    expect(readSettings({ HOST: '::1' }).host).toBe('::1')
  })

  test('R151 FILE_TOKENS_ONLY is true or false, and a misspelt one stops the start', () => {
    const read = (FILE_TOKENS_ONLY: string) => readSettings({ FILE_TOKENS_ONLY }).fileTokensOnly
    expect(['true', 'false', ''].map(read)).toEqual([true, false, false])
    for (const text of ['1', 'yes', 'TRUE', ' true']) expect(() => read(text)).toThrow('FILE_TOKENS_ONLY must be')
  })

  test('ANSWER_WHILE_STARTING is true or false', () => {
    const read = (ANSWER_WHILE_STARTING: string) => readSettings({ ANSWER_WHILE_STARTING }).answersWhileStarting
    expect(['true', 'false', ''].map(read)).toEqual([true, false, false])
    expect(() => read('early')).toThrow('ANSWER_WHILE_STARTING must be true or false, not early.')
  })

  test.each(['', '0', '-1', 'abc', '65535', '80.5'])('R131 PORT=%s is refused with a text', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT must be a whole number from 1 to 65533')
  })

  test('DATABASE_… set the pool and its limits in seconds, and are refused with a text', () => {
    expect(
      readSettings({ DATABASE_POOL: '25', DATABASE_STATEMENT_TIMEOUT: '0', DATABASE_START_TIMEOUT: '5' }),
    ).toMatchObject({
      pool: { size: 25, statementTimeout: 0, connectTimeout: 5_000, lockTimeout: 4_000, transactionTimeout: 30_000 },
      databaseTimeout: 5_000,
      dataReserve: 64,
    })
    expect(readSettings({}).pool.size).toBe(6)
    for (const DATABASE_POOL of ['0', '-1', '1.5', 'many', '501'])
      expect(() => readSettings({ DATABASE_POOL })).toThrow(
        `DATABASE_POOL must be a whole number from 1 to 500, not ${DATABASE_POOL}.`,
      )
    expect(() => readSettings({ DATABASE_CONNECT_TIMEOUT: '0' })).toThrow('DATABASE_CONNECT_TIMEOUT must be')
    expect(() => readSettings({ DATA_RESERVE: '5' })).toThrow('DATA_RESERVE must be a whole number from 32')
  })

  test('DATABASE_URL is an address of PostgreSQL, and a wrong one is not repeated', () => {
    const DATABASE_URL = 'postgres://portal:secret@db.example.com:5432/portal'
    expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    expect(() => readSettings({ DATABASE_URL: 'mysql://portal:secret@db.example.com' })).toThrow(
      /^DATABASE_URL must be an address such as (?!.*secret)/,
    )
  })

  test('DATABASE_URL may name several hosts, and DATABASE_READ_URL several replicas of it', () => {
    const DATABASE_URL = 'postgres://portal:secret@one:5432,two:5432/portal'
    const urls = ['postgres://portal:secret@two/portal', 'postgres://portal:secret@three/portal']
    const given = readSettings({ DATABASE_URL, DATABASE_READ_URL: urls.join(', '), DATABASE_READ_LAG: '0.5' })
    expect(given).toMatchObject({ databaseUrl: DATABASE_URL, readUrls: urls, lagLimit: 500 })
    expect(readSettings({ DATABASE_URL })).toMatchObject({ readUrls: [], lagLimit: 5_000 })
    for (const DATABASE_READ_URL of ['two', 'postgres://portal:secret@two,three/portal'])
      expect(() => readSettings({ DATABASE_URL, DATABASE_READ_URL })).toThrow(
        /^DATABASE_READ_URL must be one or more addresses (?!.*secret)/,
      )
  })

  test('the embedded database has no replicas', () => {
    expect(() => readSettings({ DATABASE_READ_URL: 'postgres://two/portal' })).toThrow(
      'DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replicas.',
    )
  })

  test('LOG_LEVEL is a level of the log', () => {
    expect(readSettings({ LOG_LEVEL: 'info' }).logLevel).toBe('info')
    expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL must be one of trace, .* not loud\.$/)
  })

  test('an empty text counts as unset, but no origin in ALLOWED_ORIGINS allows none', () => {
    const { ALLOWED_ORIGINS, PORT, ...others } = Object.fromEntries(
      Object.keys(variables.properties).map((name) => [name, '']),
    )
    expect(readSettings(others)).toEqual(readSettings({}))
    expect(readSettings({ ALLOWED_ORIGINS }).allowedOrigins).toEqual([])
  })

  test('R131 DEMO_NOW is a date', () => {
    expect(readSettings({ DEMO_NOW: '2026-11-21' }).demoNow).toEqual(new Date('2026-11-21'))
    expect(() => readSettings({ DEMO_NOW: 'soon' })).toThrow('DEMO_NOW must be a date')
  })

  test('R391 without MAIL_URL mails are laid down with the data and shown on this machine', () => {
    const { mail } = readSettings({ DATA_DIR: '/srv/portal/data', PORT: '5000' })
    expect(mail).toMatchObject({
      url: undefined,
      outbox: '/srv/portal/data/outbox',
      showsOutbox: true,
      sendsResearch: true,
      portalUrl: 'http://127.0.0.1:5000',
      accessTeam: { name: 'Investor Access', address: 'access@halden.example' },
    })
    expect(readSettings({ RESEARCH_MAILS: 'false' }).mail.sendsResearch).toBe(false)
    expect(readSettings({ NODE_ENV: 'production' }).mail.sendsResearch).toBe(false)
    expect(readSettings({}).mail.outbox).toBe(resolve('var/outbox'))
    expect(readSettings({ OUTBOX_DIR: '/var/mail-out' }).mail.outbox).toBe('/var/mail-out')
  })

  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '10.0.0.7' }, false],
    [{ HOST: '127.0.0.1.example' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'Production' }, false],
    [{ TRUST_PROXY: 'true' }, false],
  ])('R391 the outbox is open only on this machine and not in production: %o', (env, expected) => {
    expect(readSettings(env).mail.showsOutbox).toBe(expected)
  })

  test('R391 in production it is said that mails reach nobody, before anything else is done', async () => {
    expect(readSettings({}).mail.warning).toBeUndefined()
    const { warning } = readSettings({ NODE_ENV: 'production', OUTBOX_DIR: '/var/mail-out' }).mail
    expect(warning).toContain('without MAIL_URL they are laid down in /var/mail-out')
    const env = { ...process.env, NODE_ENV: 'production', DATABASE_START_TIMEOUT: '0', MAIL_URL: '' }
    const DATABASE_URL = 'postgres://127.0.0.1:1/none'
    const failure = await promisify(execFile)(process.execPath, [serverFiles.main], {
      env: { ...env, DATABASE_URL },
    }).catch((reason) => reason)
    expect(failure.stderr).toContain('Mails reach nobody')
  })

  test.each(['MAIL_FROM', 'ACCESS_TEAM_MAIL', 'PORTAL_URL'])('R391 MAIL_URL needs %s', (name) => {
    const env = {
      MAIL_URL: 'smtp://mail.example',
      MAIL_FROM: 'desk@example.com',
      ACCESS_TEAM_MAIL: 'access@example.com',
      PORTAL_URL: 'https://portal.example',
    }
    expect(readSettings(env).mail.warning).toBeUndefined()
    expect(() => readSettings({ ...env, [name]: '' })).toThrow(`MAIL_URL needs ${name} as well.`)
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
    ['PORTAL_URL', 'https://portal.example/?a=1'],
    ['PORTAL_URL', 'https://portal.example/#/'],
    ['PORTAL_URL', 'https://user:secret@portal.example'],
  ])('R391 a %s that cannot be meant is refused with a text, without a password in it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} must be`)
    expect(() => readSettings({ [name]: value })).not.toThrow('secret')
  })
})
