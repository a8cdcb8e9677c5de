export const states = {
  states: {
    signIn: 'Anmelden',
    retry: 'Wiederholen',
    listFailed: 'Die Liste konnte nicht geladen werden.',
    pagesFailed: 'Die weiteren Seiten konnten nicht geladen werden.',
    offline: 'Sie sind offenbar offline.',
    unreachable: 'Der Research-Server ist nicht erreichbar.',
    operator: 'Wenn Sie diese Seite betreiben, prüfen Sie, ob ALLOWED_ORIGINS des Servers {origin} enthält.',
  },
  boundary: {
    message: 'Dieser Teil der Seite konnte nicht angezeigt werden.',
    retry: 'Wiederholen',
  },
  notifications: {
    dismiss: 'Schließen',
  },
  'missing-attribute': {
    note: 'Dieses Element braucht das Attribut „{name}“.',
  },
}
