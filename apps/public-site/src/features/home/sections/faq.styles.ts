import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Columns = styled.div`
  display: grid;
  gap: ${token('space-6')};

  ${media.desk} {
    grid-template-columns: 2fr 3fr;
    gap: ${token('space-8')};
  }
`

export const Head = styled.div`
  > p {
    margin-top: ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('text-xl')};
    text-wrap: pretty;
  }
  ${media.desk} {
    position: sticky;
    top: calc(${token('header-height')} + ${token('space-7')});
    align-self: start;
  }
`

export const SkeletonList = styled.div`
  display: grid;
  gap: ${token('space-2')};
`

export const Answer = styled.div`
  white-space: pre-line;
`
