import { expect, test } from 'vitest'
import { openSealer } from '#server/access/sealer.ts'
import { commandsOnFixture, LONG } from '../support/commands-on-fixture.ts'

const NEW = 'Fresh paint 7!'

const { stored, run } = commandsOnFixture()
const firm = (args: readonly string[], input = '') => run('firm', args, input)
const OIDC = ['oidc', 'acme', '--issuer', 'https://login.acme.example/', '--client-id', 'portal']

test('a firm is created with a domain, a provider, a group and rules, and is shown', { timeout: LONG }, async () => {
  expect(await firm(['create', 'Acme', '--name', 'Acme Asset Management'])).toMatchObject({ code: 0, stderr: '' })
  expect((await firm(['add-domain', 'acme', 'Example.COM'])).code).toBe(0)
  expect((await firm(['add-domain', 'acme', 'bücher.example'])).code).toBe(0)
  expect((await firm(OIDC, 'a client secret\n')).code).toBe(0)
  expect((await firm(['map', 'acme', 'Research', '--level', '2', '--regions', 'Europe'])).code).toBe(0)
  const rules = ['--sso-required', 'yes', '--idle-minutes', '15', '--networks', '192.0.2.0/24; 2001:DB8::1']
  expect(await firm(['set', 'acme', ...rules])).toMatchObject({ code: 0, stderr: '' })
  const shown = await firm(['show', 'acme', '--json'])
  expect(JSON.parse(shown.stdout)).toMatchObject({
    slug: 'acme',
    name: 'Acme Asset Management',
    domains: ['example.com', 'xn--bcher-kva.example'],
    users: 4,
    sso_required: true,
    mfa_required: false,
    idle_minutes: 15,
    allowed_networks: ['192.0.2.0/24', '2001:db8::1/128'],
    provider: { issuer: 'https://login.acme.example/', client_id: 'portal', groups_claim: 'groups' },
    groups: [{ value: 'Research', level: 2, region_ids: [expect.any(Number)], libraries: null }],
  })
  expect((await firm(['show', 'acme'])).stdout).toContain('group     Research  level 2  [Europe]')
  expect((await firm(['list'])).stdout).toContain('company sign-in required; 15 minutes idle; only from 192.0.2.0/24')
})

test('the client secret is kept sealed, and is in no audit row', { timeout: LONG }, async () => {
  const { db, close } = await stored().open()
  try {
    const { firm_id, sealed_secret } = await db.selectFrom('firm_providers').selectAll().executeTakeFirstOrThrow()
    const sealer = await openSealer(db, undefined, () => new Date())()
    expect(sealer.open(sealed_secret, `firms/${firm_id}`)).toBe('a client secret')
    const rows = await db.selectFrom('audit').selectAll().where('action', 'like', 'firm.%').orderBy('number').execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'firm.add',
      'firm.add_domain',
      'firm.add_domain',
      'firm.set_provider',
      'firm.map',
      'firm.set',
    ])
    expect(rows.every(({ actor }) => actor === 'operator')).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('client secret')
  } finally {
    await close()
  }
})

test('a new user belongs to the firm of the mail domain', { timeout: LONG }, async () => {
  await run('user', ['add', 'Hans@Bücher.example', '--name', 'Hans Huber'], `${NEW}\n`)
  expect(JSON.parse((await firm(['show', 'acme', '--json'])).stdout).users).toBe(5)
})

test('a firm has a subscription, which a user gets in place of one of their own', { timeout: LONG }, async () => {
  const until = ['--until', '2126-12-31', '--trial', 'yes']
  expect((await firm(['subscribe', 'acme', '--level', '2', '--regions', 'Europe', ...until])).code).toBe(0)
  expect((await firm(['show', 'acme'])).stdout).toContain(
    'subscription  level 2  [Europe | trial | until 2127-01-01T00:00:00.000Z]',
  )
  expect((await run('user', ['entitle', 'hans@bücher.example', '--as-firm'])).code).toBe(0)
  expect((await run('user', ['list'])).stdout).toContain('[as the firm | Europe | until 2127-01-01T00:00:00.000Z]')
  expect((await firm(['subscribe', 'acme', '--level', '3', '--everybody'])).code).toBe(0)
  const lines = JSON.parse((await run('user', ['list', '--json'])).stdout)
  expect(lines.map(({ level }: { level: number }) => level)).toEqual([3, 3, 3, 3, 3])
  expect((await firm(['unsubscribe', 'acme'])).code).toBe(0)
  const refused = await run('user', ['entitle', 'hans@bücher.example', '--as-firm'])
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The firm of this user has no subscription.'),
  })
})

test.each([
  [['subscribe', 'acme'], 'Nothing is to be changed.'],
  [['subscribe', 'acme', '--everybody'], 'acme has no subscription.'],
  [['subscribe', 'acme', '--until', 'never'], 'acme has no subscription.'],
  [['unsubscribe', 'acme'], 'acme has no subscription.'],
  [['subscribe', 'acme', '--level', '2', '--trial', 'perhaps'], '--trial must be yes or no, not perhaps.'],
  [['create', 'acme', '--name', 'Again'], 'There is a firm acme already.'],
  [['create', 'A_B', '--name', 'Odd'], 'A firm is called by lower-case letters, digits and hyphens, not a_b.'],
  [['create', 'other'], '--name is missing.'],
  [['show', 'other'], 'There is no firm other.'],
  [['set', 'acme'], 'Nothing is to be changed.'],
  [['set', 'acme', '--sso-required', 'true'], '--sso-required must be yes or no, not true.'],
  [['set', 'acme', '--idle-minutes', '1'], '--idle-minutes must be a whole number from 2 to 10080, or none, not 1.'],
  [['set', 'acme', '--networks', '192.0.2.0/33'], '192.0.2.0/33 is no network such as'],
  [['add-domain', 'acme', 'localhost'], 'localhost is no mail domain such as example.com.'],
  [['add-domain', 'acme', 'example.com'], 'example.com belongs to acme already.'],
  [['remove-domain', 'acme', 'other.example'], 'other.example does not belong to acme.'],
  [['remove-oidc', 'acme'], 'The users of acme must sign in there.'],
  [['unmap', 'acme', 'Nobody'], 'acme maps no group Nobody.'],
  [['map', 'acme', 'Research'], '--level is missing.'],
  [['map', 'acme', 'Research', '--level', '2', '--regions', 'Mars'], 'There is no Region Mars.'],
  [['oidc', 'acme', '--issuer', 'http://login.acme.example', '--client-id', 'x'], 'An issuer is an https address'],
  [['prune', 'acme'], 'There is no prune.'],
] as const)('the command refuses %j', { timeout: LONG }, async (args, text) => {
  const { code, stderr } = await firm(args, 'secret\n')
  expect(code).toBe(1)
  expect(stderr).toContain(text)
})

test('a removed firm leaves its users', { timeout: LONG }, async () => {
  expect((await firm(['remove-domain', 'acme', 'xn--bcher-kva.example'])).code).toBe(0)
  expect((await firm(['remove', 'acme'])).code).toBe(0)
  expect((await firm(['list'])).stdout).toBe('')
  expect((await run('user', ['list'])).stdout).toContain('hans@bücher.example')
})
