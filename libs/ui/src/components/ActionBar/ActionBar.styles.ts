import styled from 'styled-components'
import { media } from '../../theme/media'
import { displayType, tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Bar = styled.div`
  display: none;

  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${token('layer-sticky')};
    display: grid;
    grid-template-columns: auto auto 1fr;
    align-items: center;
    gap: ${token('space-3')};
    padding: ${token('space-2h')} ${token('space-4')} calc(${token('space-2h')} + env(safe-area-inset-bottom));
    border-top: 1px solid ${token('line')};
    background: ${token('surface-raised')};
    box-shadow: ${token('overlay')};

    > :last-child {
      min-width: 0;
      padding-inline: ${token('space-3h')};
      font-size: ${token('text-md')};
    }
  }
`

export const Sum = styled.p`
  font-size: ${token('text-sm')};
  line-height: 1.3;
  color: ${token('text-muted')};

  > strong {
    ${displayType}
    ${tabular}
    display: block;
    font-size: ${token('figure-small')};
    line-height: 1.1;
    color: ${token('text')};
  }
`
