import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Delivery, DeliverySettings } from '#contract/delivery.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { isTimeZone } from './next-instant.ts'
import { changeSettings, findSettings, frequencyOf, nextAfter, type SettingsRow } from './repository.ts'

const settingsExample: DeliverySettings = {
  frequency: 'daily',
  hour: 7,
  weekday: 1,
  time_zone: 'Europe/Berlin',
  language: 'en',
}
const answer = {
  200: withExample(Delivery, { settings: settingsExample, chosen: true, next_at: '2026-11-06T06:00:00.000Z' }),
}

/** When and how a user gets mails with research. */
export const deliveryRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock } = context

    const toWire = async (row: SettingsRow): Promise<Delivery> => {
      const { hour, weekday, time_zone, language } = row
      const settings = { frequency: await frequencyOf(db, row), hour, weekday, time_zone, language }
      const next = settings.frequency === 'never' ? null : nextAfter(settings, clock())
      return { settings, chosen: row.is_chosen, next_at: next?.toISOString() ?? null }
    }

    app.get(
      '/current_user/delivery',
      {
        schema: {
          operationId: 'getDelivery',
          summary: 'When the user gets mails with new research',
          tags: ['Preferences'],
          response: answer,
        },
      },
      async (request) => toWire(await findSettings(db, getUser(request).id, clock())),
    )

    app.post(
      '/current_user/delivery',
      {
        preHandler: limitWrites(context, 'preferences'),
        schema: {
          operationId: 'updateDelivery',
          summary: 'Says when the user gets mails with new research; 422 for an unknown time zone',
          tags: ['Preferences'],
          body: withExample(DeliverySettings, settingsExample),
          response: answer,
        },
      },
      async (request) => {
        const { body } = request
        if (!isTimeZone(body.time_zone)) throw unprocessable([`There is no time zone "${body.time_zone}".`])
        const who = { user: getUser(request), actor: getActor(request), now: clock() }
        return toWire(await changeSettings(db, who, body))
      },
    )
  }
