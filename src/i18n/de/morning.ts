export const morning = {
  morning: {
    note: '{count} Studie {day}',
    notes: '{count} Studien {day}',
    today: 'heute',
    on: 'am {day}',
    change: '{count} Änderung in {days} Tagen',
    changes: '{count} Änderungen in {days} Tagen',
    ratings: ', davon {count} der Einstufung',
    locked: 'Ihr Abonnement umfasst diese Dokumente noch nicht.',
    ask: 'Die Kundenbetreuung kann sie freischalten.',
  },
}
