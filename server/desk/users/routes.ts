import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import {
  Account,
  type AccountGrant,
  AccountGrantList,
  AccountList,
  AccountOptions,
  AccountQuery,
  ChangeAccount,
  CreateAccount,
  SendAccountLink,
} from '#contract/desk-users.ts'
import { recordId } from '#contract/field.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { buildMetadata, toPage } from '#server/platform/http/lists/paging.ts'
import { changeAccount, noAccount } from './change.ts'
import { createAccount } from './create.ts'
import { findAccount, listAccounts, listGrants } from './repository.ts'
import { sendAccountLink } from './send-link.ts'
import { loadOptions, toAccounts, toGrant } from './wire.ts'

const covered = { level: 2, libraries: null, regions: ['Europe'], asset_classes: null }
const trial = { valid_until: '2026-12-31T23:00:00.000Z', is_trial: true }

const example: Account = {
  id: '3',
  username: 'tom@client.example',
  name: 'Tom Trial',
  reference: 'C-1042',
  firm: { id: '1', name: 'Client & Sons' },
  role: 'reader',
  is_active: true,
  is_firm_lead: false,
  ...covered,
  ...trial,
  follows_firm: false,
  last_sign_in: '2026-11-05T08:00:00.000Z',
  created_at: '2026-11-02T09:00:00.000Z',
  has_password: true,
}

const grantExample: AccountGrant = {
  reference: 'LODZ-1',
  title: 'Margins recover at last',
  granted_at: '2026-11-05T08:00:00.000Z',
  valid_until: '2026-12-05T23:00:00.000Z',
}

const params = Type.Object({ id: recordId({ pattern: '^\\d{1,9}$' }) })
const tags = ['Desk']

/** The accounts of users, which the desk opens, changes and ends. */
export const userRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, mail } = context
    const loadAccount = async (id: number): Promise<Account> => {
      const row = await findAccount(db, id)
      const [account] = row ? await toAccounts(db, [row]) : []
      if (!account) throw noAccount()
      return account
    }

    app.get(
      '/desk/users',
      {
        schema: {
          operationId: 'listAccounts',
          summary: 'The users by name, all of them or those that a search finds',
          tags,
          querystring: AccountQuery,
          response: {
            200: withExample(AccountList, {
              records: [example],
              pagination_metadata: { page: 1, num_pages: 1, max_records: 1 },
            }),
          },
        },
      },
      async ({ query }) => {
        const page = toPage(query)
        const filter = { term: query.search_term ?? '', firmId: query.firm_id ? Number(query.firm_id) : undefined }
        const { rows, total } = await listAccounts(db, filter, page)
        return { records: await toAccounts(db, rows), pagination_metadata: buildMetadata(page, total) }
      },
    )

    app.get(
      '/desk/user_options',
      {
        schema: {
          operationId: 'getAccountOptions',
          summary: 'What an account can be given',
          tags,
          response: {
            200: withExample(AccountOptions, {
              libraries: ['Research'],
              regions: ['Europe'],
              asset_classes: ['Equity'],
              firms: [
                {
                  id: '1',
                  name: 'Client & Sons',
                  domains: ['client.example'],
                  subscription: { ...covered, valid_until: null, is_trial: false },
                },
              ],
              sends_mails: true,
            }),
          },
        },
      },
      async () => loadOptions(db, mail !== undefined),
    )

    app.get(
      '/desk/users/:id',
      {
        schema: {
          operationId: 'getAccount',
          summary: 'A user with the subscription',
          tags,
          params,
          response: { 200: withExample(Account, example) },
        },
      },
      async (request) => loadAccount(Number(request.params.id)),
    )

    app.post(
      '/desk/users',
      {
        preHandler: limitWrites(context, 'desk'),
        schema: {
          operationId: 'createAccount',
          summary: 'Adds a user, in the firm of the address; 422 at the field that is not taken',
          tags,
          body: withExample(CreateAccount, {
            username: 'tom@client.example',
            name: 'Tom Trial',
            first_sign_in: 'link',
            ...covered,
            ...trial,
          }),
          response: { 200: withExample(Account, example) },
        },
      },
      async (request) => {
        const isAdmin = getUser(request).role === 'admin'
        const creating = { body: request.body, isAdmin, actor: getActor(request), mail: mail?.settings }
        const id = await createAccount(db, creating, clock())
        mail?.dispatcher.deliver()
        return loadAccount(id)
      },
    )

    app.post(
      '/desk/users/:id',
      {
        preHandler: limitWrites(context, 'desk'),
        schema: {
          operationId: 'changeAccount',
          summary: 'Changes a user; what is not given stays, and 422 at the field that is not taken',
          tags,
          params,
          body: withExample(ChangeAccount, { level: 3, valid_until: null, is_trial: false }),
          response: { 200: withExample(Account, example) },
        },
      },
      async (request) => {
        const id = Number(request.params.id)
        const given = { id, callerId: getUser(request).id, change: request.body, actor: getActor(request) }
        await changeAccount(db, given, clock())
        return loadAccount(id)
      },
    )

    const grants = {
      operationId: 'listAccountGrants',
      summary: 'The documents that a user was granted besides the subscription, at most 200, the last one first',
      tags,
      params,
      response: { 200: withExample(AccountGrantList, { records: [grantExample] }) },
    }
    app.get('/desk/users/:id/grants', { schema: grants }, async (request) => {
      const id = Number(request.params.id)
      await loadAccount(id)
      return { records: (await listGrants(db, id)).map(toGrant) }
    })

    const link = {
      operationId: 'sendAccountLink',
      summary: 'Sends a user the invitation again or a link to set another password; 422 where that is not possible',
      tags,
      params,
      body: withExample(SendAccountLink, { kind: 'password_reset' }),
      response: { 200: withExample(Account, example) },
    }
    app.post(
      '/desk/users/:id/link',
      { schema: link, preHandler: limitWrites(context, 'desk') },
      async (request): Promise<Account> => {
        const id = Number(request.params.id)
        const { kind } = request.body
        const sending = { id, callerId: getUser(request).id, kind, actor: getActor(request), mail: mail?.settings }
        await sendAccountLink(db, sending, clock())
        mail?.dispatcher.deliver()
        return loadAccount(id)
      },
    )
  }
