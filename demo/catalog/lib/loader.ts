import type { PartialSettings } from '#config/settings.ts'

export type User = { signedIn: boolean; name: string }

/** What the loader exports, as the documentation describes it. */
type Loader = {
  configure(settings: PartialSettings): void
  session: {
    get(): User
    subscribe(listener: (user: User) => void): () => void
    signOut(): Promise<void>
  }
}

const address = '/widgets/loader.js'

/** The loader, which the page loads by a script tag, as a customer's page does. */
export const loadElements = (): Promise<Loader> => import(/* @vite-ignore */ address)
