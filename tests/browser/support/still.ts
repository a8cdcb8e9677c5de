import { everythingIn } from './deep.ts'
import { settled, steady } from './wait.ts'

const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity

/** What goes on for ever, such as the turning of a spinner, stands where it begins. */
function animationsIn(page: Document): Animation[] {
  const roots = [page, ...everythingIn(page).flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const animations = roots.flatMap((root) => root.getAnimations())
  for (const animation of animations.filter(isEndless)) {
    animation.pause()
    animation.currentTime = 0
  }
  return animations
}

/** What `look` gives of a page once nothing moves any more, in shadow roots neither, and it is the same for so many milliseconds. */
export async function still<T>(
  look: () => T,
  isSame: (before: T, now: T) => boolean,
  page = document,
  during = 100,
): Promise<T> {
  await settled()
  const passing = animationsIn(page).filter((each) => !isEndless(each))
  await Promise.allSettled(passing.map(({ finished }) => finished))
  const lookAgain = () => {
    animationsIn(page)
    return look()
  }
  return steady(lookAgain, isSame, during)
}
