import { useState } from 'react'
import { getInitials } from '#lib/format/initials.ts'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import css from './avatar.css?inline'

registerStyles('ui', css)

type AvatarProps = {
  name: string
  /** A picture; the initials are shown if it cannot be loaded. */
  image?: string | undefined
  /** An icon instead of the initials. */
  icon?: string
  /** Default `small`: 24 px beside a name in a row; `large`: 56 px at the head of a page. */
  size?: 'small' | 'large'
}

/** Initials or a picture in a circle. The name itself is beside it or on the control. */
export function Avatar({ name, image, icon, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const isShown = image !== undefined && image !== broken
  return (
    <span className={`r-avatar r-avatar--${size}`} aria-hidden="true">
      {isShown ? (
        <img className="r-avatar__image" src={image} alt="" loading="lazy" onError={() => setBroken(image)} />
      ) : icon ? (
        <Icon path={icon} />
      ) : (
        getInitials(name)
      )}
    </span>
  )
}
