import styled from 'styled-components'
import { media } from '../../theme/media'
import { token } from '../../theme/token'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space-3')} ${token('space-4')};
  margin-bottom: ${token('space-4h')};

  h1 {
    font-size: ${token('heading-page')};
    line-height: 1.12;
  }
`

export const Description = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('text-muted')};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-inline-start: auto;

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1 0 auto;
      max-width: 100%;
    }
  }
`
