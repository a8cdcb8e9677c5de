export const recovery = {
  recovery: {
    corrected: 'Ergebnisse für {link}.',
    literal: 'Stattdessen nach „{term}“ suchen',
    costly: 'Der Filter „{filter}“ schließt alle Dokumente aus. Dokumente ohne ihn: {count}.',
    without: '„{filter}“ entfernen',
    dates: 'Datum',
    libraries: 'Bibliotheken',
  },
}
