import { Component, type ReactNode } from 'react'
import { errorTexts, portalTexts } from '#i18n/en/portal.ts'
import { pageLanguage } from '#i18n/language.ts'
import { Button } from '#ui/button/button.tsx'

/** The fallback for unexpected failures of the application itself (R109). */
export class ApplicationError extends Component<{ children: ReactNode }, { message: string | undefined }> {
  override state = { message: undefined }

  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof Error)) return { message: String(error) }
    const { status } = error as { status?: unknown }
    return { message: status === undefined ? error.message : `${status} ${error.message}` }
  }

  override render() {
    const { message } = this.state
    if (message === undefined) return this.props.children
    const language = pageLanguage()
    const t = errorTexts(language)
    return (
      <div className="r-root">
        <main className="portal-error" role="alert">
          <h1 className="portal-error__text">{t.unexpected}</h1>
          <p>{message}</p>
          <p>{t.reload}</p>
          <Button variant="primary" onClick={() => location.reload()}>
            {portalTexts(language).retry}
          </Button>
        </main>
      </div>
    )
  }
}
