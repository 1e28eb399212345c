import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  align-items: start;
`
