import { tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const RefundSum = styled.p`
  ${tabular}
  min-height: ${token('control-small')};
  font-weight: 600;
`
