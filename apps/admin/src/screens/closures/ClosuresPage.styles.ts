import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-4')};

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`
