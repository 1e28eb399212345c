import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const CartLayout = styled.div`
  display: grid;
  gap: ${token('space-6')} ${token('space-7')};
  padding-block: ${token('space-6')} ${token('space-8')};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) ${token('width-summary')};
    align-items: start;
  }
`

export const CartMain = styled.div`
  min-width: 0;

  > h1 {
    font-size: ${token('heading-page')};
  }
  > h1 + p {
    margin-block: ${token('space-3')} ${token('space-5')};
    color: ${token('text-muted')};
    font-size: ${token('text-xl')};
  }
`
