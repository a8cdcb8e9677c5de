export const recovery = {
  recovery: {
    corrected: 'Ergebnisse für {link}.',
    literal: 'Stattdessen nach „{term}“ suchen',
    costly: 'Der Filter „{filter}“ lässt nichts übrig. Dokumente ohne ihn: {count}.',
    without: '„{filter}“ entfernen',
    dates: 'Datum',
    libraries: 'Bibliotheken',
  },
}
