import { listPasskeys } from '#api/passkeys.ts'
import { createSharedResource, type SharedResource } from '#api/shared-resource.ts'
import type { Passkeys } from '#contract/passkey.ts'

export type PasskeysStore = Pick<SharedResource<Passkeys>, '$state' | 'retry' | 'changed'> & { start(): () => void }

/** The passkeys of the account. */
export function createPasskeys(onFailure: (failure: Error) => void): PasskeysStore {
  const { start, ...resource } = createSharedResource<Passkeys>({
    channel: 'research-portal.passkeys',
    fetch: listPasskeys,
  })
  return { ...resource, start: () => start(onFailure) }
}
