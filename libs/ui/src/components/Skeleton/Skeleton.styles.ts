import styled, { keyframes } from 'styled-components'
import { token } from '../../theme/token'

const breathe = keyframes`
  to {
    opacity: 0.45;
  }
`

export const Bone = styled.span`
  display: block;
  max-width: 100%;
  background: ${token('line')};
  border-radius: ${token('radius')};
  animation: ${breathe} ${token('motion-breathe')} infinite alternate;

  &[data-shape='text'] {
    height: ${token('space-3')};
    border-radius: ${token('radius-small')};
  }
  &[data-shape='circle'] {
    border-radius: ${token('radius-pill')};
  }
  &[data-shape='picture'] {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
`
