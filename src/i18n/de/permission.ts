export const permission = {
  permission: {
    outside: 'Diese Option liegt außerhalb Ihrer Berechtigungen. Bitte schreiben Sie der Kundenbetreuung eine E-Mail.',
    clientServices: 'E-Mail an Kundenbetreuung',
    selectFirst: 'Wählen Sie zuerst eine Region und einen Sektor',
    locked: '{option}: außerhalb Ihrer Berechtigungen',
  },
}
