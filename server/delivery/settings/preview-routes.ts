import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DigestPreview } from '#contract/delivery.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { withExample } from '#server/platform/http/examples.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { buildDigestMail } from '../mails/digest-mail.ts'
import { loadDigest } from '../mails/load-digest.ts'
import { frequencyOf, holdSettings } from './repository.ts'

/** The mail that would go out now, by the functions that make it. */
export const previewRoutes =
  ({ db, clock }: Context, mailSettings: MailSettings): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/current_user/digest_preview',
      {
        schema: {
          operationId: 'getDigestPreview',
          summary: 'The mail with new research that would go out now; null where there is nothing new',
          tags: ['Preferences'],
          response: {
            200: withExample(DigestPreview, {
              mail: {
                subject: '1 new note: Zielona Bank',
                text: 'Dear Flora Full,\n\nThis is new for you: …\n',
                html: '<!doctype html><html lang="en">…</html>',
              },
            }),
          },
        },
      },
      async (request) => {
        const user = getUser(request)
        // The links in a mail are signed with a key of the user's, which has to be stored.
        const row = await db.transaction().execute((transaction) => holdSettings(transaction, user.id, clock()))
        const settings = { ...row, frequency: await frequencyOf(db, row) }
        const digest = await loadDigest(db, user, clock())
        const built = buildDigestMail(digest, { user, settings, key: row.unsubscribe_key, portal: mailSettings })
        return { mail: built ? { subject: built.subject, text: built.text, html: built.html } : null }
      },
    )
  }
