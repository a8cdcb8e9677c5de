import { distributionTexts } from '#i18n/en/distribution.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Notice } from '#ui/notice/notice.tsx'

/** Why a preference was not saved: the server's messages, else a general one (R360, R361, C06). */
export const Refusal = ({ messages }: { messages: readonly string[] }) => {
  const t = useTexts(distributionTexts)
  return (
    <Notice>
      {(messages.length > 0 ? messages : [t.wentWrong]).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  )
}
