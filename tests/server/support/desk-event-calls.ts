import type { LightMyRequestResponse } from 'fastify'
import type { DeskEventDraft } from '#contract/desk-events.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import type { openDemoApi } from './api.ts'

type Send = () => Promise<LightMyRequestResponse>

/** The calls of the desk's events, each as it succeeds and as it fails; `token` is that of the desk. */
export function deskEventCalls(
  api: () => Awaited<ReturnType<typeof openDemoApi>>,
  token: () => string,
): Record<string, [success: Send, failure?: Send]> {
  const get = (path: string) => () => api().get(`desk/events${path}`, {}, token())
  const post = (path: string, body: object) => () => api().post(`desk/events${path}`, body, token())
  const draft = async (): Promise<DeskEventDraft> => {
    const type = await api()
      .db.selectFrom('tags')
      .select('id')
      .where('category', '=', 'Roadshow Type')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return {
      ...{ name: 'Lunch', type_id: String(type.id), start_time: '2099-01-01T12:00', end_time: null, time_zone: 'UTC' },
      ...{ location: '', meeting_url: '', format: null, description: '', capacity: null, level: 0 },
      ...{ tags: { Region: [], Sector: [], Company: [], Analyst: [] }, can_register: true },
      ...{ is_public: false, promoted: false },
    }
  }
  const id = edgeEventIds.withoutLocation
  return {
    listDeskEvents: [get('')],
    getDeskEvent: [get(`/${id}`), get('/0')],
    createDeskEvent: [async () => post('', await draft())(), async () => post('', { ...(await draft()), name: '' })()],
    changeDeskEvent: [
      async () => post(`/${id}`, { ...(await draft()), revision: 0 })(),
      async () => post('/0', { ...(await draft()), revision: 0 })(),
    ],
    cancelDeskEvent: [post(`/${id}/cancel`, {}), post('/0/cancel', {})],
    listDeskRegistrations: [get(`/${id}/registrations`), get('/0/registrations')],
  }
}
