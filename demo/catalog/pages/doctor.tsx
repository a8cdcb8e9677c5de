import { useState } from 'react'
import { Chapter } from '../parts/chapter.tsx'
import { Code } from '../parts/code.tsx'
import { useLoaded } from '../parts/use-loaded.ts'

const { origin } = location

const isThere = async () => (await fetch('/widgets/doctor.js', { method: 'HEAD' }).catch(() => undefined))?.ok === true

const checks = [
  'The script: there, once, a module, the right version, its hash, reachable from this origin.',
  'The configuration: JSON, known keys, good values.',
  'The API: reachable, lists this origin, sends what the elements read.',
  'The policy: the directive that is missing, with the line to add; Trusted Types.',
  'Cookies and storage: blocked, or of another domain.',
  'The tags: misspelt names, unknown attributes, bad values, fallback content, self-closed tags.',
  'The looks: no width, hidden, a colour scheme that the page does not have.',
]

/** What the doctor does, and how it is called; below it a page with faults, under its eyes. */
export function DoctorPage() {
  const { value: shown } = useLoaded('doctor', isThere)
  const [examined, setExamined] = useState(false)
  return (
    <>
      <h1 className="c-title">Doctor</h1>
      <p className="c-lead">
        An element that examines the page it stands on and says what to change, down to the directive of the policy or
        the origin that the API does not know.
      </p>
      <Chapter id="use" title="Use">
        <div className="c-prose">
          <p>
            Put the element anywhere on the page, or the script alone: its report then goes to the console. It needs
            nothing else, so it works where the elements do not. Take both away again when the page is sound.
          </p>
        </div>
        <Code
          label="The doctor on a page"
          text={`<script type="module" src="${origin}/widgets/v1/doctor.js"></script>\n<research-doctor></research-doctor>`}
        />
        <Code
          label="From script"
          language="code"
          text={`import { diagnose } from '${origin}/widgets/v1/doctor.js'

for (const { level, code, title, text, fix } of await diagnose()) console.log(level, code, title, text, fix)`}
        />
      </Chapter>
      <Chapter id="checks" title="What it looks at">
        <div className="c-prose">
          <ul>
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </div>
      </Chapter>
      {shown && (
        <Chapter id="live" title="A page with faults">
          <p className="c-note">
            Its policy forgets the API and pictures, and its tags are misspelt. The report is the doctor’s own.
          </p>
          {examined ? (
            <iframe
              className="c-doctor"
              title="The doctor on a page with faults"
              src="/widgets/preview?element=research-feed&host=broken"
            />
          ) : (
            <button
              type="button"
              className="r-button r-button--secondary c-doctor-start"
              onClick={() => setExamined(true)}
            >
              Examine it
            </button>
          )}
        </Chapter>
      )}
    </>
  )
}
