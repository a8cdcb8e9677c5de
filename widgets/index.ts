import './sign-in/index.ts'
import './feed/index.ts'
import './document/index.ts'
import './companies/index.ts'
import './company-profile/index.ts'
import './analyst-profile/index.ts'
import './events/index.ts'
import './event-cards/index.ts'
import './event/index.ts'
import './preferences/index.ts'
import './replay/index.ts'
import './landing/index.ts'
import './reset-password/index.ts'
import './change-password/index.ts'
import './suggestion/index.ts'
import './lead/index.ts'
import './changes/index.ts'
import './most-read/index.ts'
import './follow/index.ts'
import './following/index.ts'
import './inbox/index.ts'
import './usage/index.ts'
import './account/index.ts'
import './notices/index.ts'

export { session } from '#api/public-session.ts'
export { configure } from '#config/configure.ts'
export type { GetAccessToken, HostAccess, PartialSettings } from '#config/settings.ts'
export type { PublicSession } from '#session/session.ts'
export type * from './elements.generated.ts'
export {
  ErrorEvent,
  NavigateEvent,
  OpenDocumentEvent,
  RegisteredEvent,
  SignedInEvent,
  SignedOutEvent,
  TitleEvent,
  UnsavedEvent,
  WithdrawnEvent,
} from './runtime/events.ts'
