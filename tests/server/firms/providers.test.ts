import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSealer } from '#server/access/sealer.ts'
import { setProvider } from '#server/firms/providers.ts'
import { holdFirm } from '#server/firms/repository.ts'
import { operator } from '#server/platform/audit/actor.ts'
import { removeDomain } from '#server/provisioning/firm-domains.ts'
import { openApi, type TestApi } from '../support/api.ts'
import { addFirm } from '../support/firms.ts'
import { users } from '../support/fixture.ts'

const actor = operator({ AUDIT_OPERATOR: 'tests' })
const issuer = 'https://login.acme.example'

let api: TestApi

beforeEach(async () => {
  api = await openApi()
  const firm = await addFirm(api.db)
  await change('portal')
  await api.db
    .insertInto('firm_subjects')
    .values({ firm_id: firm.id, issuer, subject: 'anna', user_id: users.full.id })
    .execute()
})
afterEach(() => api.close())

const subjects = () => api.db.selectFrom('firm_subjects').select('subject').execute()

async function change(clientId: string) {
  const sealer = await openSealer(api.db, undefined, () => new Date())()
  const claims = { scope: 'openid email', groupsClaim: 'groups', verifiedClaim: 'email_verified' }
  await api.db.transaction().execute(async (transaction) => {
    const settings = { issuer, clientId, clientSecret: 'a secret', ...claims }
    await setProvider(transaction, { firm: await holdFirm(transaction, 'acme'), settings, sealer, actor }, new Date())
  })
}

test('subjects stay while the client of the provider does, and are forgotten with another one, which has its own', async () => {
  await change('portal')
  expect(await subjects()).toHaveLength(1)
  await change('portal-2')
  expect(await subjects()).toEqual([])
})

test('a domain that a firm loses takes the subjects of its users along', async () => {
  await api.db
    .transaction()
    .execute(async (transaction) =>
      removeDomain(
        transaction,
        { firm: await holdFirm(transaction, 'acme'), domain: 'example.com', actor },
        new Date(),
      ),
    )
  expect(await subjects()).toEqual([])
})
