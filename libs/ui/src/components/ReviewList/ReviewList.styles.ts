import styled from 'styled-components'
import { media } from '../../theme/media'
import { raisedSurface } from '../../theme/mixins'
import { token } from '../../theme/token'

export const List = styled.dl`
  ${raisedSurface}
  display: grid;

  > div {
    display: grid;
    grid-template-columns: ${token('width-term')} 1fr auto;
    align-items: center;
    gap: ${token('space-2')} ${token('space-4')};
    min-height: ${token('header-height')};
    padding: ${token('space-3')} ${token('space-4h')};
    line-height: 1.45;
  }
  > div + div {
    border-top: 1px solid ${token('line')};
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: ${token('text-md')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
  ${media.tiny} {
    > div {
      grid-template-columns: 1fr auto;
      padding-inline: ${token('space-4')};
    }
    dt {
      grid-column: 1 / -1;
      margin-bottom: calc(-1 * ${token('space-1')});
    }
  }
`
