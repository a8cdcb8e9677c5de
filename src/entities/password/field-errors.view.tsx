import { registerStyles } from '#ui/base/styles.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { errorIcon } from '#ui/icons/icons.ts'
import css from '#ui/text-field/text-field.css?inline'

registerStyles('ui', css)

/** The errors of one field. The field refers to them by id. */
export function FieldErrors({ id, messages }: { id: string; messages: readonly string[] }) {
  return (
    <div id={id}>
      {messages.map((message) => (
        <p key={message} className="r-field__error">
          <Icon path={errorIcon} />
          {message}
        </p>
      ))}
    </div>
  )
}
