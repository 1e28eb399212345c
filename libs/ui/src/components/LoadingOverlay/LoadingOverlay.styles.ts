import styled from 'styled-components'
import { token } from '../../theme/token'

export const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('layer-overlay')};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-4')};
  background: ${token('surface')};
  color: ${token('accent')};

  > p {
    color: ${token('text-muted')};
  }
`
