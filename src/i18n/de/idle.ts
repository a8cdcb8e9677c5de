export const idle = {
  idle: {
    title: 'Sind Sie noch da?',
    text: 'Ihr Unternehmen beendet inaktive Sitzungen. Sie werden innerhalb einer Minute abgemeldet. Bleiben Sie angemeldet, um zu behalten, was Sie noch nicht gespeichert haben.',
    left: 'Verbleibende Sekunden: {seconds}',
    stay: 'Angemeldet bleiben',
  },
}
