import { shared } from '#lib/dom/runtime.ts'
import type { PartialSettings } from './settings.ts'

type Door = { waiting: PartialSettings[]; apply: ((settings: PartialSettings) => void) | undefined }

/** Where settings from script arrive; they wait here until the settings themselves are loaded. */
export const door = shared<Door>('config.door', () => ({ waiting: [], apply: undefined }))

/** Changes settings from script; elements on the page follow at once. Unknown keys and bad values warn and are left out. */
export function configure(settings: PartialSettings): void {
  if (door.apply) door.apply(settings)
  else door.waiting.push(settings)
}
