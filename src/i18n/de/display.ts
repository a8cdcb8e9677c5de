/** How the portal looks, as its reader chooses. */
export const display: Readonly<Record<string, string>> = {
  'display.title': 'Darstellung',
  'display.close': 'Darstellung schließen',
  'display.density': 'Dichte',
  'display.comfortable': 'Normal',
  'display.compact': 'Kompakt',
  'display.colours': 'Farben',
  'display.system': 'Wie das System',
  'display.light': 'Hell',
  'display.dark': 'Dunkel',
  'display.hint': 'Gilt in diesem Browser.',

  'display-actions.comfortable': 'Normale Dichte',
  'display-actions.compact': 'Kompakte Dichte',
  'display-actions.system': 'Farben wie das System',
  'display-actions.light': 'Helle Farben',
  'display-actions.dark': 'Dunkle Farben',
  'display-actions.settings': 'Dichte und Farben',
}
