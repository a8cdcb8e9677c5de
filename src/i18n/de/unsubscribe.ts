export const unsubscribe = {
  unsubscribe: {
    title: 'E-Mails abbestellen',
    about:
      'Damit bestellen Sie die E-Mails ab, zu denen der Link gehört: die zu einer gespeicherten Suche oder alle E-Mails mit Research. Noch ist nichts geändert.',
    stop: 'Diese E-Mails abbestellen',
    stoppedSearch: 'Sie erhalten keine Benachrichtigungen mehr zu dieser gespeicherten Suche: {name}',
    stoppedNameless: 'Sie erhalten keine Benachrichtigungen mehr zu dieser gespeicherten Suche.',
    stoppedAll: 'Sie erhalten keine E-Mails mit Research mehr.',
    preferences: 'Ihre Präferenzen öffnen',
    preferencesHint: 'Dort können Sie sie wieder aktivieren oder wählen, wie oft sie kommen.',
    badLink:
      'Dieser Link funktioniert nicht. Er ist unvollständig oder nicht mehr gültig. Nehmen Sie den Link einer neueren E-Mail, oder ändern Sie Ihre Präferenzen.',
    failed: 'Die E-Mails konnten nicht abbestellt werden. Bitte versuchen Sie es noch einmal.',
  },
}
