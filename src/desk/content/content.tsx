import { useCallback, useMemo } from 'react'
import { getText, listTexts } from '#api/desk-content.ts'
import { locale } from '#config/locale.ts'
import type { DeskText } from '#contract/desk-content.ts'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatFigure } from '#lib/format/figures.ts'
import { formatInstant } from '#lib/format/relative-time.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Link } from '#ui/link/link.tsx'
import { cardsBelow } from '#ui/table/cards-below.ts'
import { type Column, Table } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import type { AreaProps } from '../area-props.ts'
import { BackLink, LoadedPart } from '../one-record.tsx'
import records from '../records.css?inline'
import { useLoaded } from '../use-loaded.ts'
import css from './content.css?inline'
import { TextEditor } from './text-editor.tsx'
import { nameText } from './text-names.ts'

registerStyles('portal', records, css)

const cards = cardsBelow(640)

/** The texts of the landing page: their list, or one of them. */
export function LandingTexts({ id }: AreaProps) {
  const t = useTexts(deskContentTexts)
  if (id === undefined) return <TextList />
  return (
    <div className="r-desk-one">
      <BackLink href="/desk/content">{t.back}</BackLink>
      <OneText key={id} name={id} />
    </div>
  )
}

function OneText({ name }: { name: string }) {
  const t = useTexts(deskContentTexts)
  const load = useCallback(
    async (signal: AbortSignal) => ({ text: await getText(name, signal), all: await listTexts(signal) }),
    [name],
  )
  const { state, retry } = useLoaded(load)
  return (
    <LoadedPart loaded={state} texts={t} onRetry={retry}>
      {({ text, all }) => <TextEditor text={text} all={all} />}
    </LoadedPart>
  )
}

type Row = DeskText & { id: string }

const buildColumns = (language: string): Column<Row>[] => {
  const t = deskContentTexts(language)
  const tag = locale(language)
  return [
    {
      id: 'name',
      header: t.name,
      size: 200,
      grow: 360,
      namesRow: true,
      cell: ({ name }) => (
        <Link variant="quiet" href={`/desk/content/${name}`}>
          {nameText(name, language)}
        </Link>
      ),
    },
    {
      id: 'published',
      header: t.published,
      size: 180,
      card: 'fact',
      cell: ({ published_at: at }) => (at ? formatInstant(at, tag) : <EmptyValue />),
    },
    {
      id: 'author',
      header: t.author,
      size: 160,
      card: 'fact',
      cell: ({ author }) => (author ? <bdi>{author}</bdi> : <EmptyValue />),
    },
    {
      id: 'size',
      header: t.size,
      size: 130,
      end: true,
      card: 'badge',
      cell: ({ html }) => (html === '' ? t.notThere : formatFigure(html.length, 0, tag)),
    },
  ]
}

function TextList() {
  const t = useTexts(deskContentTexts)
  const language = useLanguage()
  const columns = useMemo(() => buildColumns(language), [language])
  const { state, retry } = useLoaded(listTexts)
  return (
    <section className="r-desk-list" aria-label={t.title}>
      <h2 className="r-visually-hidden">{t.title}</h2>
      <LoadedPart loaded={state} texts={t} onRetry={retry}>
        {(texts) => (
          <Table
            caption={t.title}
            cards={cards}
            columns={columns}
            rows={texts.map((text) => ({ ...text, id: text.name }))}
          />
        )}
      </LoadedPart>
    </section>
  )
}
