import styled from 'styled-components'
import { displayType } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Mark = styled.a`
  ${displayType}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2h')};
  min-height: ${token('row-height')};
  color: inherit;
  font-size: ${token('text-title')};
  font-weight: 600;
  line-height: 1;
  letter-spacing: ${token('tight')};
  text-decoration: none;

  &:not([data-size='small']) {
    font-size: ${token('heading-dialog')};
  }
  > svg {
    flex: none;
    width: ${token('row-height')};
    height: auto;
  }
  &[data-size='small'] > svg {
    width: ${token('icon-huge')};
  }
`
