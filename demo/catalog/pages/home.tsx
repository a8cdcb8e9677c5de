import { groups } from '../lib/groups.ts'
import { Code } from '../parts/code.tsx'
import { Words } from '../parts/words.tsx'

const snippet = `<script type="application/json" id="research-config">
  { "apiBaseUrl": "${location.origin}/api/", "portalUrl": "${location.origin}/" }
</script>
<script type="module" src="${location.origin}/widgets/v1/loader.js"></script>

<research-sign-in><a href="${location.origin}/login">Sign in</a></research-sign-in>
<research-feed><a href="${location.origin}/">Research</a></research-feed>`

export function HomePage() {
  return (
    <>
      <h1 className="c-title">Research elements</h1>
      <p className="c-lead">
        The parts of the research portal as custom elements: a tag on any page shows research, companies, events or a
        sign-in, with the reader’s own subscription. One script defines what the page has; one session serves all.
      </p>
      <section className="c-block" aria-labelledby="shortest">
        <h2 id="shortest" className="c-heading">
          The shortest page that works
        </h2>
        <Code label="Snippet" text={snippet} name="shortest" />
        <p className="c-note">
          The API must list the page’s origin in <code>ALLOWED_ORIGINS</code>. Each element’s page writes the exact
          snippet, with hashes and policy; the <a href="/widgets/install">guide</a> says the rest.
        </p>
      </section>
      <section className="c-block" aria-labelledby="elements">
        <h2 id="elements" className="c-heading">
          Elements
        </h2>
        {groups.map(({ title, elements }) => (
          <section key={title} aria-label={title}>
            <h3 className="c-subheading">{title}</h3>
            <ul className="c-list">
              {elements.map(({ name, tag, summary }) => (
                <li key={tag} className="c-list__row">
                  <a className="c-list__name" href={`/widgets/elements/${name}`}>
                    {`<${tag}>`}
                  </a>
                  <span>
                    <Words text={summary} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </>
  )
}
