import type { ComponentPropsWithRef } from 'react'
import { type AvatarSize, Round } from './Avatar.styles'

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** One or two letters. */
  initials: string
  /** @default 'medium' */
  size?: AvatarSize | undefined
}

/** Initials of a person. Hidden from screen readers: the name is beside it or labels the button around it. */
export function Avatar({ initials, size = 'medium', ...rest }: AvatarProps) {
  return (
    <Round aria-hidden="true" data-round {...rest} $size={size}>
      {initials}
    </Round>
  )
}
