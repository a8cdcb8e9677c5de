export const desk = {
  desk: {
    title: 'Desk',
    areas: 'Bereiche des Desks',
    requests: 'Anfragen',
    users: 'Benutzer',
    firms: 'Firmen',
    failed: 'Dieser Teil des Desks konnte nicht geladen werden.',
    retry: 'Wiederholen',
    events: 'Veranstaltungen',
  },
}
