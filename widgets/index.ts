import './sign-in.ts'
import './feed.ts'
import './document.ts'
import './companies.ts'
import './company-profile.ts'
import './analyst-profile.ts'
import './events.ts'
import './event-cards.ts'
import './preferences.ts'
import './replay.ts'
import './landing.ts'
import './reset-password.ts'
import './change-password.ts'
import './suggestion.ts'
import './notices.ts'

export { configure } from '../src/config/configure.ts'
export type { GetAccessToken, HostAccess, PartialSettings } from '../src/config/settings.ts'
export {
  ErrorEvent,
  NavigateEvent,
  OpenDocumentEvent,
  RegisteredEvent,
  SignedInEvent,
  SignedOutEvent,
  TitleEvent,
  UnsavedEvent,
} from '../src/elements/events.ts'
export type { PublicSession } from '../src/session/public-session.ts'
export { session } from '../src/session/public-session.ts'
export type * from './elements.generated.ts'
