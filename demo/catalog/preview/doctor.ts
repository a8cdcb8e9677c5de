const address = '/widgets/doctor.js'

/** The mistakes of a page that nobody has looked at, beside those of its policy. */
function mistakes(): Element[] {
  const misspelt = document.createElement('research-event-card')
  const odd = document.createElement('research-suggestion')
  odd.setAttribute('limits', '3')
  return [misspelt, odd]
}

/** The doctor above a page with mistakes. */
export async function showDoctor(stage: HTMLElement): Promise<void> {
  stage.append(...mistakes())
  await import(/* @vite-ignore */ address)
  stage.prepend(document.createElement('research-doctor'))
}
