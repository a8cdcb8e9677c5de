export const desk = {
  desk: {
    title: 'Desk',
    areas: 'Bereiche des Desks',
    requests: 'Anfragen',
    users: 'Benutzer',
    firms: 'Firmen',
    usage: 'Nutzung',
    failed: 'Dieser Teil des Desks konnte nicht geladen werden.',
    retry: 'Wiederholen',
    events: 'Veranstaltungen',
    audit: 'Audit',
    content: 'Startseite',
    documents: 'Dokumente',
    tags: 'Schlagwörter',
  },
}
