export const preferences = {
  preferences: {
    title: 'Ihre Versandpräferenzen',
    tabs: 'Präferenzen',
    research: 'Research & Datenanalysen',
    access: 'Sales & Veranstaltungen',
    following: 'Beobachtungen & Benachrichtigungen',
    loading: 'Präferenzen werden geladen',
    failed: 'Dieser Teil der Seite konnte nicht geladen werden.',
    signedOut: 'Melden Sie sich an, um zu sehen, was Sie erhalten.',
  },
  unsaved: {
    title: 'Ungespeicherte Änderungen',
    question: 'Sie haben ungespeicherte Änderungen. Möchten Sie ohne Speichern fortfahren?',
    no: 'Nein',
    yes: 'Ja',
    close: 'Schließen',
  },
}
