import { paletteTexts } from '#i18n/en/palette.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Keys } from '../keyboard-help/keys.view.tsx'

/** The palette's keys; hidden from screen readers and on touch devices. The keyboard help lists them too. */
export const PaletteFoot = () => {
  const t = useTexts(paletteTexts)
  return (
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
}
