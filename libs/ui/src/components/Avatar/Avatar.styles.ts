import styled, { css, type RuleSet } from 'styled-components'
import { token } from '../../theme/token'

export const AVATAR_SIZES = ['small', 'medium'] as const
export type AvatarSize = (typeof AVATAR_SIZES)[number]

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

export const Round = styled.span<{ $size: AvatarSize }>`
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
