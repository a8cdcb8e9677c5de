import { chapters } from '../content/install.ts'
import { Chapter, Contents } from '../parts/chapter.tsx'
import { Code } from '../parts/code.tsx'
import { Words } from '../parts/words.tsx'

const all = chapters(location.origin)

export function InstallPage() {
  return (
    <>
      <h1 className="c-title">Install</h1>
      <p className="c-lead">
        A script, a configuration and a tag. The rest is here for whoever has a policy, a sign-on or a CDN of their own.
      </p>
      <Contents of={all.map(({ id, title }) => [id, title])} />
      {all.map(({ id, title, text, points = [], code }) => (
        <Chapter key={id} id={id} title={title}>
          <div className="c-prose">
            {text.map((paragraph) => (
              <p key={paragraph}>
                <Words text={paragraph} />
              </p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <Words text={point} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {code && <Code {...code} />}
        </Chapter>
      ))}
    </>
  )
}
