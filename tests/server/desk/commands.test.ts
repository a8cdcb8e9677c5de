import { expect, test } from 'vitest'
import { commandsOnFixture, LONG } from '../support/commands-on-fixture.ts'
import { users } from '../support/fixture.ts'

const { stored, run } = commandsOnFixture()
const { username, id } = users.full

async function stateOf() {
  const { db, close } = await stored().open()
  try {
    const user = await db.selectFrom('users').select(['role', 'is_firm_lead']).where('id', '=', id).executeTakeFirst()
    const audit = await db.selectFrom('audit').select(['action', 'actor', 'detail']).orderBy('number').execute()
    return { user, last: audit.at(-1) }
  } finally {
    await close()
  }
}

test('the operator gives a role, which is audited', { timeout: LONG }, async () => {
  expect(await run('user', ['role', username, 'admin'])).toMatchObject({ code: 0, stderr: '' })
  expect(await stateOf()).toMatchObject({ user: { role: 'admin' }, last: { action: 'user.role', actor: 'operator' } })
  const refused = await run('user', ['role', username, 'king'])
  expect(refused.code).not.toBe(0)
  expect(refused.stderr).toContain('The role must be reader, desk, admin, not king.')
})

test('a lead must be a user of the firm', { timeout: LONG }, async () => {
  await run('firm', ['create', 'acme', '--name', 'Acme'])
  expect((await run('firm', ['add-lead', 'acme', username])).stderr).toContain(`acme has no user ${username}.`)
  await run('firm', ['add-domain', 'acme', username.split('@')[1] ?? ''])
  expect(await run('firm', ['add-lead', 'acme', username])).toMatchObject({ code: 0, stderr: '' })
  expect(await stateOf()).toMatchObject({ user: { is_firm_lead: true }, last: { action: 'firm.add_lead' } })
  expect((await run('firm', ['remove-lead', 'acme', username])).code).toBe(0)
  expect(await stateOf()).toMatchObject({ user: { is_firm_lead: false }, last: { action: 'firm.remove_lead' } })
})
