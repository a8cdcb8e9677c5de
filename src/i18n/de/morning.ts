export const morning = {
  morning: {
    note: '1 Studie {day}',
    notes: '{count} Studien {day}',
    today: 'heute',
    on: 'am {day}',
    ratingChange: '1 Umstufung',
    ratingChanges: '{count} Umstufungen',
    targetChange: '1 neues Kursziel',
    targetChanges: '{count} neue Kursziele',
    window: 'in den letzten {days} Tagen',
    locked: 'Ihr Abonnement umfasst diese Dokumente noch nicht.',
    ask: 'Die Kundenbetreuung kann sie freischalten.',
  },
}
