import type { PartialSettings } from '#config/settings.ts'

type Reader = { signedIn: boolean; name: string }

/** What the loader exports, as the documentation describes it. */
type Loader = {
  configure(settings: PartialSettings): void
  session: { subscribe(listener: (reader: Reader) => void): () => void; signOut(): Promise<void> }
}

const address = '/widgets/loader.js'

/** The loader that the page has by its own tag, as any customer's page. */
export const loadElements = (): Promise<Loader> => import(/* @vite-ignore */ address)
