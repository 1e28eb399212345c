import { ellipsis, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Time = styled.h3`
  ${tabular}
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  padding: ${token('space-2h')} ${token('space-4h')} ${token('space-1')};
  border-top: 1px solid ${token('line')};
  font-family: ${token('font-body')};
  font-size: ${token('text-md')};
  font-weight: 600;
  letter-spacing: 0;

  > span {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    font-weight: 400;
  }
`

export const CustomerList = styled.ul`
  padding: 0 ${token('space-4h')} ${token('space-2')};
  font-size: ${token('text-table')};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space-3')};
    align-items: center;
    min-height: ${token('control-tiny')};
  }
  > li > * {
    ${ellipsis}
  }
  > li > :nth-child(2),
  > li[data-quiet] {
    color: ${token('text-muted')};
  }
`
