import styled, { keyframes } from 'styled-components'
import { token } from '../../theme/token'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

export const Ring = styled.span`
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
