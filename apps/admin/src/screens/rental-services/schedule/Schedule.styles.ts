import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const SeasonDays = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: end;
`
