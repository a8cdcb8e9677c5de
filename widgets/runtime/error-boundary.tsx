import { Component, type ReactNode } from 'react'
import { boundaryTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ErrorState } from '#ui/states/error-state.tsx'
import type { Failure } from './actions.ts'

type Props = { onFailure: (failure: Failure) => void; children: ReactNode }

/** Keeps a failure inside its element: the page continues to work, and the user can retry. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(cause: unknown) {
    // A new error, because browser errors cannot have a code, and any value may be thrown.
    const message = cause instanceof Error ? cause.message : String(cause)
    this.props.onFailure(Object.assign(new Error(message, { cause }), { code: 'render' }))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => this.setState({ failed: false })
    return <RenderFailure onRetry={retry} />
  }
}

function RenderFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(boundaryTexts)
  return <ErrorState text={t.message} retry={{ label: t.retry, onRetry }} />
}
