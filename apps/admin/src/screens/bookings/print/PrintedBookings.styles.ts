import styled from 'styled-components'
import { PrintTable } from '../../../platform/print-table.styles'

export const List = styled(PrintTable)`
  font-size: 8.5pt;

  td {
    padding-block: 0.8mm;
  }
  b {
    font-size: 9.5pt;
  }
  [data-column='total'] {
    text-align: end;
  }
`
