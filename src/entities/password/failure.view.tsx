import type { ReactNode } from 'react'
import { Notice } from '#ui/notice/notice.tsx'

/** Why a form could not do its work: one paragraph a message, always as text (R088), and a way on where there is one. */
export function Failure({ messages, children }: { messages: readonly string[]; children?: ReactNode }) {
  return (
    <Notice>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts are the server's and may be alike
        <p key={index}>{message}</p>
      ))}
      {children && <p>{children}</p>}
    </Notice>
  )
}
