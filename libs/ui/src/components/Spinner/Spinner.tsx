import type { ComponentPropsWithRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { token } from '../../theme/token'

export type SpinnerProps = ComponentPropsWithRef<'span'> & {
  /** @default 'medium' */
  size?: 'medium' | 'large' | undefined
}

/** A decorative spinner; put text beside it. */
export function Spinner({ size = 'medium', ...rest }: SpinnerProps) {
  return <Ring aria-hidden="true" data-size={size} {...rest} />
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: ${token('icon')};
  height: ${token('icon')};
  border: ${token('edge')} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${token('radius-pill')};
  animation: ${turn} ${token('motion-spin')} infinite;

  &[data-size='large'] {
    width: ${token('space-7')};
    height: ${token('space-7')};
    border-width: ${token('edge-bold')};
  }
`
