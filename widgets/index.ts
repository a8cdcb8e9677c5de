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

export { configure } from '../src/config/configure.ts'
export type { PartialSettings } from '../src/config/settings.ts'
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
export type * from './elements.generated.ts'
