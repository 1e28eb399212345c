import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const SlotList = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const SeasonDays = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: end;
`
