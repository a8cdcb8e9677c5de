import { Icon } from '#ui/icons/icon.tsx'
import { errorIcon } from '#ui/icons/icons.ts'

/** What is wrong with one field, where it may be more than one thing; it describes the field, which names its id. */
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
