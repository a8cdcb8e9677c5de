import { factorDialogTexts } from '#i18n/en/factors.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { saveFile } from '#lib/dom/save-file.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** New recovery codes, which are shown this once, with ways to keep them. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const t = useTexts(factorDialogTexts)
  const text = `${codes.join('\n')}\n`
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), `${t.fileName}.txt`)
  return (
    <div className="r-factor-form">
      <p>{t.codesText}</p>
      <ol className="r-recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="r-factor-form__ways">
        <CopyButton
          text={() => text}
          words={{ copy: t.copy, copied: t.copied, announced: t.copiedAnnounced }}
          refused={() => <Notice>{t.notCopied}</Notice>}
        />
        <Button onClick={download}>{t.download}</Button>
      </div>
    </div>
  )
}
