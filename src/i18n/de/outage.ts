export const outage = {
  outage: { unanswered: 'Teile dieser Seite konnten nicht geladen werden.' },
}
