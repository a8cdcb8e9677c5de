import { frameworks } from '../content/frameworks.ts'
import { Chapter, Contents } from '../parts/chapter.tsx'
import { Code } from '../parts/code.tsx'
import { Words } from '../parts/words.tsx'

const all = frameworks(location.origin)

export function FrameworksPage() {
  return (
    <>
      <h1 className="c-title">Frameworks</h1>
      <p className="c-lead">
        The elements are HTML: every framework that renders tags can use them. With a bundler they come from the package{' '}
        <code>research-portal</code>, one by one as <code>research-portal/feed</code>; without one, from the loader.
      </p>
      <Contents of={all.map(({ id, title }) => [id, title])} />
      {all.map(({ id, title, notes, blocks }) => (
        <Chapter key={id} id={id} title={title}>
          <div className="c-prose">
            {notes.map((note) => (
              <p key={note}>
                <Words text={note} />
              </p>
            ))}
          </div>
          {blocks.map(({ label, text, language }) => (
            <Code key={label} label={`${title}: ${label}`} text={text} language={language} />
          ))}
        </Chapter>
      ))}
    </>
  )
}
