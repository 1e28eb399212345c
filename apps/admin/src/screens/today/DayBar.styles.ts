import { Button, media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-3')};

  > [data-end] {
    margin-inline-start: auto;
  }
  ${media.phone} {
    > [data-end] {
      width: 100%;
    }
  }
  @media print {
    display: none;
  }
`

export const ClosedToday = styled.div`
  margin-bottom: ${token('space-4')};
`

/** Hidden in print. */
export const ScreenOnly = styled(Button)`
  @media print {
    display: none;
  }
`
