export const lead = {
  lead: {
    title: 'Aufmacher',
    loading: 'Der Aufmacher wird geladen',
    failed: 'Der Aufmacher konnte nicht geladen werden.',
    empty: 'Zurzeit gibt es keinen Aufmacher.',
    signedOut: 'Melden Sie sich an, um den Aufmacher zu lesen.',
    more: 'Weitere Themen',
    length: 'Umfang',
  },
}
