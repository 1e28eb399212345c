import { tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const AttentionRow = styled.div`
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding-block: ${token('space-2')};

  > svg {
    flex: none;
    color: ${token('cancelled')};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`
