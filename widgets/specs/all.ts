import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'
import { analystProfileDocs, analystProfileSpec } from './analyst-profile.ts'
import { changePasswordDocs, changePasswordSpec } from './change-password.ts'
import { companiesDocs, companiesSpec } from './companies.ts'
import { companyProfileDocs, companyProfileSpec } from './company-profile.ts'
import { documentDocs, documentSpec } from './document.ts'
import { eventCardsDocs, eventCardsSpec } from './event-cards.ts'
import { eventsDocs, eventsSpec } from './events.ts'
import { feedDocs, feedSpec } from './feed.ts'
import { landingDocs, landingSpec } from './landing.ts'
import { noticesDocs, noticesSpec } from './notices.ts'
import { preferencesDocs, preferencesSpec } from './preferences.ts'
import { replayDocs, replaySpec } from './replay.ts'
import { resetPasswordDocs, resetPasswordSpec } from './reset-password.ts'
import { signInDocs, signInSpec } from './sign-in.ts'
import { suggestionDocs, suggestionSpec } from './suggestion.ts'

/** Every widget, for what is generated and for the suite that holds each to its spec. */
export const widgets: readonly { spec: WidgetSpec; docs: WidgetDocs<WidgetSpec> }[] = [
  { spec: signInSpec, docs: signInDocs },
  { spec: feedSpec, docs: feedDocs },
  { spec: documentSpec, docs: documentDocs },
  { spec: companiesSpec, docs: companiesDocs },
  { spec: companyProfileSpec, docs: companyProfileDocs },
  { spec: analystProfileSpec, docs: analystProfileDocs },
  { spec: eventsSpec, docs: eventsDocs },
  { spec: eventCardsSpec, docs: eventCardsDocs },
  { spec: preferencesSpec, docs: preferencesDocs },
  { spec: replaySpec, docs: replayDocs },
  { spec: landingSpec, docs: landingDocs },
  { spec: resetPasswordSpec, docs: resetPasswordDocs },
  { spec: changePasswordSpec, docs: changePasswordDocs },
  { spec: suggestionSpec, docs: suggestionDocs },
  { spec: noticesSpec, docs: noticesDocs },
]
