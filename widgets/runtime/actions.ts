import {
  ErrorEvent,
  NavigateEvent,
  OpenDocumentEvent,
  RegisteredEvent,
  SignedInEvent,
  TitleEvent,
  UnsavedEvent,
  WithdrawnEvent,
} from './events.ts'

/** A failure as a feature reports it; an `ApiError` has a code and a status. */
export type Failure = Error & { code?: string; status?: number }

/** The callbacks of every element's component; each dispatches the event of the same name. */
export type WidgetActions = ReturnType<typeof buildActions>

/** Requests go up as events. For events that a host can cancel, the result tells whether to continue. */
export function buildActions(host: HTMLElement) {
  const onFailure = ({ code, message, status }: Failure) =>
    void host.dispatchEvent(
      new ErrorEvent({
        code: typeof code === 'string' ? code : 'unexpected',
        message,
        ...(status !== undefined && { status }),
      }),
    )
  return {
    onSignedIn: (name: string) => void host.dispatchEvent(new SignedInEvent({ name })),
    onNavigate: (href: string): boolean => host.dispatchEvent(new NavigateEvent({ href })),
    onOpenDocument: (document: { id: string; reference: string; href: string }): boolean =>
      host.dispatchEvent(new OpenDocumentEvent(document)),
    onRegistered: (event: { id: string; kind: 'register' | 'request' }) =>
      void host.dispatchEvent(new RegisteredEvent(event)),
    onWithdrawn: (event: { id: string }) => void host.dispatchEvent(new WithdrawnEvent(event)),
    onUnsaved: (detail: { unsaved: boolean; ask: () => Promise<boolean> }) =>
      void host.dispatchEvent(new UnsavedEvent(detail)),
    onTitle: (title: string) => void host.dispatchEvent(new TitleEvent({ title })),
    /**
     * Resolves to whether the file was opened. A failed download is not a failure of the content that it belongs to.
     */
    onDownload: async (url: URL): Promise<boolean> => {
      try {
        const { openFile } = await import('./open-file.ts')
        return await openFile(url)
      } catch (reason) {
        onFailure({ name: 'DownloadError', code: 'download', message: String(reason) })
        return false
      }
    },
    onFailure,
  }
}
