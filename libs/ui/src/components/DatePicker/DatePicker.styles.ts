import styled from 'styled-components'
import { token } from '../../theme/token'

export const Place = styled.div`
  display: grid;
  gap: ${token('space-5')};
`

export const DateRow = styled.div`
  max-width: ${token('width-date')};
`
