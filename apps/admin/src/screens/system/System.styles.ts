import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${token('space-4')};
  margin-bottom: ${token('space-4')};

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const PanelBody = styled.div`
  padding: 0 ${token('space-4h')} ${token('space-4')};
`
