import styled from 'styled-components'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Amount = styled.span`
  ${tabular}
  color: ${token('text-muted')};
  font-size: ${token('text-md')};
  line-height: 1.4;

  > strong {
    display: block;
    color: ${token('text')};
    font-size: ${token('figure-small')};
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: ${token('tight-small')};
  }
  small {
    font-size: ${token('text-md')};
    font-weight: 500;
    color: ${token('text-muted')};
    letter-spacing: 0;
  }
`
