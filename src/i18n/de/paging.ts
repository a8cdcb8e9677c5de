export const paging = {
  paging: {
    pages: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: 'Seite {page}',
    position: 'Seite {page} von {count}',
    letters: 'Anfangsbuchstabe',
    noData: 'Keine Einträge mit diesem Anfangsbuchstaben',
  },
}
