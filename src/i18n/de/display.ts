export const display = {
  display: {
    title: 'Darstellung',
    close: 'Darstellung schließen',
    density: 'Dichte',
    comfortable: 'Normal',
    compact: 'Kompakt',
    colours: 'Farben',
    system: 'Wie das System',
    light: 'Hell',
    dark: 'Dunkel',
    hint: 'Gilt in diesem Browser.',
  },
  'display-actions': {
    comfortable: 'Normale Dichte',
    compact: 'Kompakte Dichte',
    system: 'Farben wie das System',
    light: 'Helle Farben',
    dark: 'Dunkle Farben',
    settings: 'Dichte und Farben',
  },
}
