import { SAMPLE_USER } from './account-calls.ts'
import { createSampleApi, type SampleApi } from './sample-api.ts'

async function answer(api: SampleApi, request: Request, base: URL): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const text = request.method === 'POST' ? await request.text() : ''
  request.signal.throwIfAborted()
  const path = pathname.slice(base.pathname.length)
  const { status, body } = api(path, searchParams, text === '' ? undefined : JSON.parse(text))
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
}

/** Answers calls to the page's API from samples. Everything else is fetched. */
export function answerFromSamples(base: URL): { getAccessToken: () => Promise<{ token: string; name: string }> } {
  const api = createSampleApi()
  const own = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const isCall = url.origin === base.origin && url.pathname.startsWith(base.pathname)
    return isCall ? answer(api, new Request(input, init), base) : own(input, init)
  }
  return { getAccessToken: async () => ({ token: 'sample', name: SAMPLE_USER }) }
}
