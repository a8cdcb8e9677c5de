import type { HomePageSlot } from '#contract/slot.ts'
import { sendPublic, sendPublicForText } from './client.ts'

/** The landing page's content slots, with untrusted HTML (R146). */
export const homePageSlots = async (signal?: AbortSignal): Promise<HomePageSlot[]> =>
  (await sendPublic({ call: 'get_home_page_slots', ...(signal && { signal }) })) as HomePageSlot[]

/** The footer's untrusted HTML fragment (R147). */
export const footerContent = (signal?: AbortSignal): Promise<string> =>
  sendPublicForText({ call: 'footer_content', ...(signal && { signal }) })
