import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

/** The actions of a row; in a card as wide as it, each with an edge. */
export const RowActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-1')};
  white-space: nowrap;

  ${media.narrowList} {
    flex-wrap: wrap;
    gap: ${token('space-1h')};
    margin-top: ${token('space-2')};

    > button {
      flex: 1;
      min-height: ${token('control-height')};
    }
    > [data-variant='quiet'] {
      border-color: ${token('control-line')};
    }
  }
`
