import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { uploadDeskFile } from '#api/desk-documents.ts'
import { isAbort } from '#api/errors.ts'
import type { DeskFile } from '#contract/desk-documents.ts'
import { deskDocumentFormTexts } from '#i18n/en/desk-documents.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { errorIcon } from '#ui/icons/icons.ts'
import { sayProblem } from '../../refusals.ts'
import { type Draft, describeUploadFailure } from './draft.ts'

const LARGEST = 50 * 1024 * 1024

type FileFieldProps = Pick<Draft, 'file' | 'upload'> & {
  error: string | undefined
  /** What is said while nothing is chosen. */
  hint: string
  /** The form is being saved, with the file that it has. */
  isSaving: boolean
  onChange: (part: Partial<Pick<Draft, 'file' | 'upload'>>) => void
  /** A file was not taken, for this reason. */
  onRefused: (text: string) => void
}

/** A place for a file, which is dropped or chosen, and uploaded at once. */
export function FileField({ file, upload, error, hint, isSaving, onChange, onRefused }: FileFieldProps) {
  const t = useTexts(deskDocumentFormTexts)
  const language = useLanguage()
  const id = useId()
  const running = useRef<AbortController>(undefined)
  const [name, setName] = useState('')
  const [isOver, setOver] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const take = async (chosen: File | undefined) => {
    if (!chosen || isSaving) return
    running.current?.abort()
    const current = new AbortController()
    running.current = current
    setName(chosen.name)
    const refuse = (text: string) => {
      onChange({ upload: 'failed', file: undefined })
      onRefused(text)
    }
    if (chosen.size > LARGEST) return refuse(sayProblem('file-large', language))
    onChange({ upload: 'busy', file: undefined })
    try {
      const uploaded: DeskFile = await uploadDeskFile(chosen, current.signal)
      if (!current.signal.aborted) onChange({ upload: 'none', file: uploaded })
    } catch (reason) {
      if (!current.signal.aborted && !isAbort(reason)) refuse(describeUploadFailure(reason, language))
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const said = upload === 'busy' ? fill(t.uploading, { name }) : file ? fill(t.uploaded, { name: file.name }) : ''
  const look = `r-desk-file${isOver ? ' r-desk-file--over' : ''}${error ? ' r-desk-file--wrong' : ''}`
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file can be chosen by the button within as well */}
      <div
        className={look}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p id={`${id}-hint`} className="r-desk-file__hint">
          {hint} {t.limit}
        </p>
        <label className="r-button r-button--secondary r-desk-file__choose">
          {t.choose}
          <input
            type="file"
            className="r-visually-hidden"
            accept=".pdf,.html,.htm,application/pdf,text/html"
            disabled={isSaving}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            onChange={(event) => {
              void take(event.currentTarget.files?.[0])
              // The same file can be chosen again, such as when it was corrected.
              event.currentTarget.value = ''
            }}
          />
        </label>
        <p className="r-desk-file__name" role="status">
          {said}
        </p>
        {file && !file.has_text && <p className="r-desk-file__hint">{t.scan}</p>}
      </div>
      {error && (
        <p className="r-field__error" id={`${id}-error`}>
          <Icon path={errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
