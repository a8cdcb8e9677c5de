import type { ReactNode } from 'react'
import { Notice } from '#ui/notice/notice.tsx'

/** Why a form failed: one paragraph per message, always as text (R088), and a next step if there is one. */
export function Failure({ messages, children }: { messages: readonly string[]; children?: ReactNode }) {
  return (
    <Notice>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts of the server may repeat
        <p key={index}>{message}</p>
      ))}
      {children && <p>{children}</p>}
    </Notice>
  )
}
