export const events = {
  events: {
    unnamed: 'Veranstaltung ohne Namen',
    promoted: 'Hervorgehoben',
    cancelled: 'Abgesagt',
    running: 'Läuft gerade',
    locked: 'Nicht in Ihrem Abonnement enthalten',
    locations: 'Orte',
  },
  'event-times': {
    range: '{start} – {end}',
    yours: '{times} Ihrer Zeit',
  },
  'event-cards': {
    upcoming: 'Kommende Termine',
    recommended: 'Empfohlene Veranstaltungen',
    more: 'Mehr zeigen',
    others: '{count} weitere zeigen',
    empty: 'Keine kommenden Termine',
    loading: 'Veranstaltungen werden geladen',
    failed: 'Die Veranstaltungen konnten nicht geladen werden.',
    signedOut: 'Melden Sie sich an, um kommende Termine zu sehen.',
  },
}
