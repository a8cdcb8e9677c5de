import type { LightMyRequestResponse } from 'fastify'
import type { openDemoApi } from './api.ts'

type Send = () => Promise<LightMyRequestResponse>

/** The calls of the desk's tags, each as it succeeds and as it fails; `token` is that of the desk. */
export function deskTagCalls(
  api: () => Awaited<ReturnType<typeof openDemoApi>>,
  token: () => string,
): Record<string, [success: Send, failure?: Send]> {
  let count = 0
  const get = (path: string, query = {}) => api().get(`desk/tags${path}`, query, token())
  const post = (path: string, body: object) => api().post(`desk/tags${path}`, body, token())
  const create = () => {
    count += 1
    return post('', { category: 'Company', value: `Herring ${count} (HER ${count})` })
  }
  const idOfNew = async () => (await create()).json().id
  return {
    listDeskTags: [() => get('', { search_term: 'bank' })],
    getDeskTag: [async () => get(`/${await idOfNew()}`), () => get('/0')],
    createDeskTag: [create, () => post('', { category: 'Sector', value: '' })],
    changeDeskTag: [
      async () => post(`/${await idOfNew()}`, { value: `Kipper ${count}` }),
      () => post('/0', { value: 'Kipper' }),
    ],
    removeDeskTag: [async () => post(`/${await idOfNew()}/remove`, {}), () => post('/0/remove', {})],
  }
}
