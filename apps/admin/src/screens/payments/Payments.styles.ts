import { media, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const PanelBody = styled.div`
  padding: 0 ${token('space-4h')} ${token('space-4')};

  ${media.phone} {
    padding: 0 ${token('space-4')} ${token('space-4')};
  }
`

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
