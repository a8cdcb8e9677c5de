export const mostRead = {
  mostRead: {
    title: 'Meistgelesen',
    days: 'letzte {days} Tage',
    day: 'letzter Tag',
    loading: 'Die meistgelesenen Studien werden geladen',
    failed: 'Die meistgelesenen Studien konnten nicht geladen werden.',
    empty: 'Noch wurde nichts gelesen.',
    signedOut: 'Melden Sie sich an, um die meistgelesenen Studien zu sehen.',
  },
}
