import { accountDocs, accountSpec } from './account/spec.ts'
import { analystProfileDocs, analystProfileSpec } from './analyst-profile/spec.ts'
import { changePasswordDocs, changePasswordSpec } from './change-password/spec.ts'
import { changesDocs, changesSpec } from './changes/spec.ts'
import { companiesDocs, companiesSpec } from './companies/spec.ts'
import { companyProfileDocs, companyProfileSpec } from './company-profile/spec.ts'
import { documentDocs, documentSpec } from './document/spec.ts'
import { eventDocs, eventSpec } from './event/spec.ts'
import { eventCardsDocs, eventCardsSpec } from './event-cards/spec.ts'
import { eventsDocs, eventsSpec } from './events/spec.ts'
import { feedDocs, feedSpec } from './feed/spec.ts'
import { followDocs, followSpec } from './follow/spec.ts'
import { followingDocs, followingSpec } from './following/spec.ts'
import { inboxDocs, inboxSpec } from './inbox/spec.ts'
import { landingDocs, landingSpec } from './landing/spec.ts'
import { leadDocs, leadSpec } from './lead/spec.ts'
import { mostReadDocs, mostReadSpec } from './most-read/spec.ts'
import { noticesDocs, noticesSpec } from './notices/spec.ts'
import { preferencesDocs, preferencesSpec } from './preferences/spec.ts'
import { replayDocs, replaySpec } from './replay/spec.ts'
import { resetPasswordDocs, resetPasswordSpec } from './reset-password/spec.ts'
import type { WidgetDocs } from './runtime/widget-docs.ts'
import type { WidgetSpec } from './runtime/widget-spec.ts'
import { signInDocs, signInSpec } from './sign-in/spec.ts'
import { suggestionDocs, suggestionSpec } from './suggestion/spec.ts'
import { usageDocs, usageSpec } from './usage/spec.ts'

/** All elements, for generated files and for the tests of every spec. */
export const widgets: readonly { spec: WidgetSpec; docs: WidgetDocs<WidgetSpec> }[] = [
  { spec: signInSpec, docs: signInDocs },
  { spec: feedSpec, docs: feedDocs },
  { spec: documentSpec, docs: documentDocs },
  { spec: companiesSpec, docs: companiesDocs },
  { spec: companyProfileSpec, docs: companyProfileDocs },
  { spec: analystProfileSpec, docs: analystProfileDocs },
  { spec: eventsSpec, docs: eventsDocs },
  { spec: eventCardsSpec, docs: eventCardsDocs },
  { spec: eventSpec, docs: eventDocs },
  { spec: preferencesSpec, docs: preferencesDocs },
  { spec: replaySpec, docs: replayDocs },
  { spec: landingSpec, docs: landingDocs },
  { spec: resetPasswordSpec, docs: resetPasswordDocs },
  { spec: changePasswordSpec, docs: changePasswordDocs },
  { spec: suggestionSpec, docs: suggestionDocs },
  { spec: leadSpec, docs: leadDocs },
  { spec: changesSpec, docs: changesDocs },
  { spec: mostReadSpec, docs: mostReadDocs },
  { spec: followSpec, docs: followDocs },
  { spec: followingSpec, docs: followingDocs },
  { spec: inboxSpec, docs: inboxDocs },
  { spec: usageSpec, docs: usageDocs },
  { spec: accountSpec, docs: accountDocs },
  { spec: noticesSpec, docs: noticesDocs },
]
