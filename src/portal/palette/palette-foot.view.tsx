import { paletteTexts as t } from '#i18n/en/palette.ts'
import { Keys } from '../keyboard-help/keys.view.tsx'

/** What the keys do here, for those who have some; the help tells it to everybody. */
export const PaletteFoot = () => (
  <footer className="portal-palette__foot" aria-hidden="true">
    <span>
      <Keys of={['ArrowUp']} />
      <Keys of={['ArrowDown']} /> {t.move}
    </span>
    <span>
      <Keys of={['Enter']} /> {t.open}
    </span>
    <span>
      <Keys of={['Mod', 'Enter']} /> {t.openTab}
    </span>
    <span>
      <Keys of={['Escape']} /> {t.close}
    </span>
  </footer>
)
