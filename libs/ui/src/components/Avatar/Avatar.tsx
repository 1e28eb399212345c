import type { ComponentPropsWithRef } from 'react'
import styled, { css, type RuleSet } from 'styled-components'
import { token } from '../../theme/token'

type AvatarSize = 'small' | 'medium'

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

const sizes: Record<AvatarSize, RuleSet> = {
  small: css`
    width: ${token('avatar-small')};
    height: ${token('avatar-small')};
    font-size: ${token('text-sm')};
  `,
  medium: css`
    width: ${token('avatar')};
    height: ${token('avatar')};
    border: ${token('edge')} solid ${token('surface')};
    box-shadow: 0 0 0 ${token('edge')} ${token('highlight')};
    font-size: ${token('text-md')};
  `,
}

const Round = styled.span<{ $size: AvatarSize }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${token('radius-pill')};
  background: ${token('accent')};
  color: ${token('on-accent')};
  font-weight: 600;
  line-height: 1;
  ${({ $size }) => sizes[$size]}
`
