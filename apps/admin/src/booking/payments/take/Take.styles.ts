import { displayType, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const DueAmount = styled.p`
  ${tabular}
  color: ${token('text-muted')};
  font-size: ${token('text-table')};

  > strong {
    ${displayType}
    display: block;
    color: ${token('text')};
    font-size: ${token('figure')};
  }
`

export const Suggestions = styled.div`
  display: flex;
  gap: ${token('space-2')};

  > * {
    flex: 1 1 0;
    min-width: 0;
  }
`

export const Change = styled.p`
  ${tabular}
  min-height: ${token('control-small')};
  font-size: ${token('heading-panel')};
  font-weight: 600;
`
