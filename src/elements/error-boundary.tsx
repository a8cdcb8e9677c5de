import { Component, type ReactNode } from 'react'
import { texts } from '../text/texts.ts'
import { ErrorState } from '../ui/error-state.tsx'
import type { Failure } from './actions.ts'

type Props = { onFailure: (failure: Failure) => void; children: ReactNode }

const boundaryTexts = texts('boundary', { message: 'This part of the page could not be shown.', retry: 'Try again' })

/** Keeps a failure inside its element: the rest of the page goes on, and the reader can try again. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onFailure(Object.assign(error, { code: 'render' }))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => this.setState({ failed: false })
    return <ErrorState text={boundaryTexts.message} retry={{ label: boundaryTexts.retry, onRetry: retry }} />
  }
}
