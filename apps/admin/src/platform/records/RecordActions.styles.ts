import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-1')};

  > [data-danger] {
    color: ${token('danger')};
  }
  ${media.phone} {
    gap: ${token('space-2')};
    margin-top: ${token('space-2')};

    > button {
      flex: 1;
      min-height: ${token('control-height')};
      border-color: ${token('control-line')};
    }
  }
`
