import { access } from './de/access.ts'
import { accessPreferences } from './de/access-preferences.ts'
import { account } from './de/account.ts'
import { categories } from './de/categories.ts'
import { companies } from './de/companies.ts'
import { companyChart } from './de/company-chart.ts'
import { companyProfile } from './de/company-profile.ts'
import { dates } from './de/dates.ts'
import { delivery } from './de/delivery.ts'
import { desk } from './de/desk.ts'
import { deskAudit } from './de/desk-audit.ts'
import { deskContent } from './de/desk-content.ts'
import { deskDocuments } from './de/desk-documents.ts'
import { deskEvents } from './de/desk-events.ts'
import { deskFirms } from './de/desk-firms.ts'
import { deskProblems } from './de/desk-problems.ts'
import { deskRequests } from './de/desk-requests.ts'
import { deskSubscription } from './de/desk-subscription.ts'
import { deskTags } from './de/desk-tags.ts'
import { deskUsers } from './de/desk-users.ts'
import { display } from './de/display.ts'
import { distribution } from './de/distribution.ts'
import { document } from './de/document.ts'
import { due } from './de/due.ts'
import { errorWays } from './de/error-ways.ts'
import { event } from './de/event.ts'
import { events } from './de/events.ts'
import { eventsList } from './de/events-list.ts'
import { exports } from './de/export.ts'
import { factors } from './de/factors.ts'
import { feed } from './de/feed.ts'
import { files } from './de/files.ts'
import { filters } from './de/filters.ts'
import { follow } from './de/follow.ts'
import { idle } from './de/idle.ts'
import { inbox } from './de/inbox.ts'
import { keyboardHelp } from './de/keyboard-help.ts'
import { landing } from './de/landing.ts'
import { lead } from './de/lead.ts'
import { morning } from './de/morning.ts'
import { mostRead } from './de/most-read.ts'
import { outage } from './de/outage.ts'
import { paging } from './de/paging.ts'
import { palette } from './de/palette.ts'
import { passkeys } from './de/passkeys.ts'
import { passwords } from './de/passwords.ts'
import { permission } from './de/permission.ts'
import { portal } from './de/portal.ts'
import { preferenceEditor } from './de/preference-editor.ts'
import { preferences } from './de/preferences.ts'
import { profiles } from './de/profiles.ts'
import { recovery } from './de/recovery.ts'
import { registration } from './de/registration.ts'
import { replay } from './de/replay.ts'
import { researchChanges } from './de/research-changes.ts'
import { savedSearches } from './de/saved-searches.ts'
import { search } from './de/search.ts'
import { searchSuggestions } from './de/search-suggestions.ts'
import { signIn } from './de/sign-in.ts'
import { signInCode } from './de/sign-in-code.ts'
import { signInCompany } from './de/sign-in-company.ts'
import { signInLink } from './de/sign-in-link.ts'
import { states } from './de/states.ts'
import { subscription } from './de/subscription.ts'
import { suggestion } from './de/suggestion.ts'
import { tile } from './de/tile.ts'
import { unsubscribe } from './de/unsubscribe.ts'
import { usage } from './de/usage.ts'
import { values } from './de/values.ts'

/** The German texts by scope, file by file as in English, and the names of the API's values. */
const scopes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...access,
  ...accessPreferences,
  ...account,
  ...categories,
  ...companies,
  ...companyChart,
  ...companyProfile,
  ...dates,
  ...delivery,
  ...display,
  ...distribution,
  ...document,
  ...due,
  ...errorWays,
  ...event,
  ...events,
  ...eventsList,
  ...exports,
  ...factors,
  ...feed,
  ...files,
  ...filters,
  ...idle,
  ...desk,
  ...deskAudit,
  ...deskContent,
  ...deskDocuments,
  ...deskEvents,
  ...deskFirms,
  ...deskProblems,
  ...deskRequests,
  ...deskTags,
  ...deskSubscription,
  ...deskUsers,
  ...inbox,
  ...keyboardHelp,
  ...landing,
  ...follow,
  ...lead,
  ...morning,
  ...mostRead,
  ...outage,
  ...paging,
  ...palette,
  ...passkeys,
  ...passwords,
  ...permission,
  ...portal,
  ...preferenceEditor,
  ...preferences,
  ...profiles,
  ...recovery,
  ...registration,
  ...replay,
  ...researchChanges,
  ...savedSearches,
  ...search,
  ...searchSuggestions,
  ...signIn,
  ...signInCode,
  ...signInCompany,
  ...signInLink,
  ...states,
  ...subscription,
  ...suggestion,
  ...tile,
  ...unsubscribe,
  ...usage,
  ...values,
}

/** Every text of the product in German, by `scope.name`. */
export const german: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(scopes).flatMap(([scope, words]) =>
    Object.entries(words).map(([name, text]) => [`${scope}.${name}`, text]),
  ),
)
