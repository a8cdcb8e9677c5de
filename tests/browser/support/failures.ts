import { raw, refusal } from './fake-api.ts'

/** How calls fail, each with the code that `research-error` tells it by; more than one where the call decides. */
export const failures: Readonly<Record<string, { answer: () => unknown; codes: readonly string[] }>> = {
  'status 500': { answer: () => refusal(500), codes: ['server'] },
  'status 403': { answer: () => refusal(403), codes: ['forbidden'] },
  'status 404': { answer: () => refusal(404), codes: ['not-found'] },
  'status 429': { answer: () => refusal(429), codes: ['too-many-requests'] },
  'no answer in time': { answer: () => new Promise(() => {}), codes: ['timeout'] },
  'no connection': { answer: () => Promise.reject(new TypeError('Failed to fetch')), codes: ['network'] },
  'JSON that breaks off': { answer: () => raw('{"records": [{"id'), codes: ['bad-response'] },
  'a page in place of JSON': {
    answer: () => raw('<!doctype html><title>Proxy</title><p>Sign in to the Wi-Fi</p>', { type: 'text/html' }),
    codes: ['bad-response'],
  },
  'nothing at all': { answer: () => raw(''), codes: ['bad-response'] },
}
