import { registerStyles } from '../base/styles.ts'
import css from './text-choice.css?inline'

registerStyles('ui', css)

type TextChoiceProps<Value extends string | undefined> = {
  label: string
  /** In their order; `undefined` stands for none in particular. */
  options: readonly { value: Value; text: string }[]
  selected: Value
  onChoose: (value: Value) => void
}

/** One of some words in a line, for what lists show and in which order. */
export function TextChoice<Value extends string | undefined>(props: TextChoiceProps<Value>) {
  const { label, options, selected, onChoose } = props
  return (
    <ul aria-label={label} className="r-text-choice">
      {options.map(({ value, text }) => (
        <li key={value ?? ''}>
          <button
            type="button"
            className="r-text-choice__option"
            aria-pressed={value === selected}
            onClick={() => value !== selected && onChoose(value)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
