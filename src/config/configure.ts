import { shared } from '#lib/dom/runtime.ts'
import type { PartialSettings } from './settings.ts'

type SettingsQueue = { waiting: PartialSettings[]; apply: ((settings: PartialSettings) => void) | undefined }

/** Holds settings from script until `config.ts` is loaded and can apply them. */
export const settingsQueue = shared<SettingsQueue>('config.queue', () => ({ waiting: [], apply: undefined }))

/**
 * Changes settings from script; elements on the page follow at once. Unknown keys and invalid values are ignored with a
 * warning.
 */
export function configure(settings: PartialSettings): void {
  if (settingsQueue.apply) settingsQueue.apply(settings)
  else settingsQueue.waiting.push(settings)
}
