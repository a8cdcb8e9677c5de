import { Fragment, useId, useState } from 'react'
import { keyboardHelpTexts } from '#i18n/en/keyboard-help.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Overlay } from '#ui/overlay/overlay.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { type Area, getAreas, type Shortcut } from './areas.ts'
import css from './keyboard-help.css?inline'
import { Keys } from './keys.view.tsx'
import { areSingleKeysOn, storeSingleKeys } from './single-keys.ts'

registerStyles('portal', css)

/** The keyboard shortcuts by area, and the switch that WCAG 2.1.4 requires. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useTexts(keyboardHelpTexts)
  const [singleKeys, setSingleKeys] = useState(areSingleKeysOn)
  const changeSingleKeys = (on: boolean) => {
    storeSingleKeys(on)
    setSingleKeys(on)
  }
  const footer = (
    <div className="portal-help__choice">
      <div>
        {t.singleKeys} <Keys of={['?']} />
        <p className="portal-help__hint">{t.singleKeysHint}</p>
      </div>
      <Switch label={t.singleKeys} checked={singleKeys} onChange={changeSingleKeys} />
    </div>
  )
  return (
    <div className="portal-help">
      <Overlay title={t.title} closeLabel={t.close} footer={footer} onClose={onClose}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: longer than most windows and without controls, so it must be scrollable by keyboard */}
        <section className="portal-help__areas" tabIndex={0} aria-label={t.title}>
          {getAreas(singleKeys).map((area) => (
            <AreaTable key={area.title} area={area} />
          ))}
        </section>
      </Overlay>
    </div>
  )
}

function AreaTable({ area: { title, shortcuts } }: { area: Area }) {
  const t = useTexts(keyboardHelpTexts)
  const id = useId()
  return (
    <section className="portal-help__area">
      <h3 id={id} className="portal-help__title">
        {t[title]}
      </h3>
      <table className="portal-help__table" aria-labelledby={id}>
        <tbody>
          {shortcuts.map((shortcut) => (
            <Row key={shortcut.does} {...shortcut} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Row = ({ keys, does }: Shortcut) => {
  const t = useTexts(keyboardHelpTexts)
  return (
    <tr>
      <th scope="row" className="portal-help__does">
        {t[does]}
      </th>
      <td className="portal-help__keys">
        {keys.map((together, index) => (
          <Fragment key={together.join()}>
            {index > 0 && <span className="r-visually-hidden"> {t.or} </span>}
            <span className="portal-help__together">
              <Keys of={together} />
            </span>
          </Fragment>
        ))}
      </td>
    </tr>
  )
}
