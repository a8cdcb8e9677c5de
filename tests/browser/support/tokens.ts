import { assert } from 'chai'
import { everythingIn } from './deep.ts'

/** Every token of these tests begins like this. */
const token = /\b(access|refresh)-\d/

const storageOf = (storage: Storage) => Object.entries(storage).map(([key, value]) => `${key}=${value}`)

/** Fails where a token stands that is nobody's business: addresses, storage, names, attributes and texts of the page. */
export async function assertNoToken({ document, location, localStorage, sessionStorage, name, indexedDB }: Window) {
  const attributes = everythingIn(document).flatMap((element) => [...element.attributes].map(({ value }) => value))
  const texts = everythingIn(document).map(({ shadowRoot }) => shadowRoot?.textContent ?? '')
  const places: Record<string, string[]> = {
    address: [location.href, document.referrer, name],
    storage: [...storageOf(localStorage), ...storageOf(sessionStorage)],
    databases: (await indexedDB.databases()).map((database) => database.name ?? ''),
    attributes,
    texts: [document.documentElement.textContent ?? '', ...texts],
  }
  for (const [place, values] of Object.entries(places)) for (const value of values) assert.notMatch(value, token, place)
}

/** Notes all that is written to a page's console, in whatever way, and sent across it as a message; `stop` ends it. */
export function overhear(page: Window & typeof globalThis): { words: string[]; stop(): void } {
  const words: string[] = []
  const { console } = page
  const kept = { log: console.log, info: console.info, debug: console.debug, table: console.table, dir: console.dir }
  const note = (...said: unknown[]) =>
    void words.push(said.map((each) => JSON.stringify(each) ?? String(each)).join(' '))
  Object.assign(console, { log: note, info: note, debug: note, table: note, dir: note })
  const hear = ({ data }: MessageEvent) => note(data)
  page.addEventListener('message', hear)
  const channel = new BroadcastChannel('research-portal.session')
  channel.addEventListener('message', hear)
  return {
    words,
    stop() {
      Object.assign(console, kept)
      page.removeEventListener('message', hear)
      channel.close()
    },
  }
}
