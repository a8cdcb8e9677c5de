import { beforeAll, expect, test } from 'vitest'
import { commandsOnFixture, LONG } from '../support/commands-on-fixture.ts'

const { stored, run } = commandsOnFixture()

const firm = (...args: readonly string[]) => run('firm', args)

beforeAll(() => firm('create', 'acme', '--name', 'Acme Asset Management'), LONG)

test('a token is shown once, listed by its beginning, and ended by it', { timeout: LONG }, async () => {
  const added = await firm('token', 'acme', 'add')
  expect(added).toMatchObject({ code: 0, stderr: '' })
  const [token = '', note] = added.stdout.split('\n')
  expect(token).toMatch(/^scim_[\w-]{8}_[\w-]{43}$/)
  expect(note).toBe('This token is not shown again.')
  const beginning = token.slice(0, 13)
  const listed = (await firm('token', 'acme', 'list')).stdout
  expect(listed).toMatch(
    new RegExp(`^${beginning}  created \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  last used never\\s*$`),
  )
  expect(await firm('token', 'acme', 'end', beginning)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Done/),
  })
  expect((await firm('token', 'acme', 'list')).stdout).toContain('  ended 20')
  expect((await firm('token', 'acme', 'end', beginning)).stderr).toContain(
    `acme has no token ${beginning} that is in use.`,
  )
  const { db, close } = await stored().open()
  try {
    const rows = await db
      .selectFrom('audit')
      .select(['actor', 'action', 'detail'])
      .where('action', 'like', '%_token')
      .execute()
    expect(rows).toEqual(
      ['firm.add_token', 'firm.end_token'].map((action) => ({
        actor: 'operator',
        action,
        detail: { firm: 'acme', prefix: beginning },
      })),
    )
  } finally {
    await close()
  }
})

test.each([
  [['token', 'acme'], 'A token is added, listed or ended'],
  [['token', 'acme', 'show'], 'A token is added, listed or ended'],
  [['token', 'acme', 'end'], 'The beginning of the token is missing'],
  [['token', 'acme', 'list', 'scim_x'], 'What is scim_x?'],
  [['token', 'other', 'add'], 'There is no firm other.'],
  [['show', 'acme', 'more', 'scim_x'], 'What is scim_x?'],
] as const)('the command refuses %j', { timeout: LONG }, async (args, text) => {
  const { code, stderr } = await firm(...args)
  expect(code).toBe(1)
  expect(stderr).toContain(text)
})
