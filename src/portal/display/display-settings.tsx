import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { displayTexts } from '#i18n/en/display.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import css from './display.css?inline'
import { $display, chooseDisplay, colours, densities } from './display.store.ts'

registerStyles('portal', css)

/** Density and colours, applied at once while the user selects. */
export function DisplaySettings({ onClose }: { onClose: () => void }) {
  const t = useTexts(displayTexts)
  const place = useRef<HTMLDivElement>(null)
  const display = useStore($display)
  // Focuses the selected option, not the close button.
  useLayoutEffect(() => place.current?.querySelector<HTMLInputElement>(':checked')?.focus(), [])
  return (
    <div ref={place} className="portal-display">
      <Dialog title={t.title} closeLabel={t.close} onClose={onClose}>
        <div className="portal-display__groups">
          <Choice
            title={t.density}
            names={densities}
            chosen={display.density}
            onChoose={(density) => chooseDisplay({ density })}
          />
          <Choice
            title={t.colours}
            names={colours}
            chosen={display.colours}
            onChoose={(chosen) => chooseDisplay({ colours: chosen })}
          />
        </div>
        <p className="portal-display__hint">{t.hint}</p>
      </Dialog>
    </div>
  )
}

type ChoiceProps<Name extends keyof ReturnType<typeof displayTexts>> = {
  title: string
  names: readonly Name[]
  chosen: Name
  onChoose: (name: Name) => void
}

function Choice<Name extends keyof ReturnType<typeof displayTexts>>({
  title,
  names,
  chosen,
  onChoose,
}: ChoiceProps<Name>): ReactNode {
  const t = useTexts(displayTexts)
  const group = useId()
  return (
    <fieldset>
      <legend className="portal-display__title">{title}</legend>
      {names.map((name) => (
        <label key={name} className="portal-display__choice">
          <input type="radio" name={group} value={name} checked={name === chosen} onChange={() => onChoose(name)} />
          {t[name]}
        </label>
      ))}
    </fieldset>
  )
}
