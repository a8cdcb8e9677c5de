export const desk = {
  desk: {
    title: 'Desk',
    areas: 'Bereiche des Desks',
    failed: 'Dieser Teil des Desks konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
}
