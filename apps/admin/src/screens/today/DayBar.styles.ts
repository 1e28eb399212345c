import { media, token } from '@luzzu/ui'
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
    /* The field of the day, beside its buttons. */
    > div:not([data-end]) {
      flex: 1 1 0;
      min-width: 0;
    }
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
