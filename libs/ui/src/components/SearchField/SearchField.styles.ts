import styled from 'styled-components'
import { media } from '../../theme/media'
import { InputElement } from '../Field/control.styles'

export const SearchInput = styled(InputElement)`
  /* The field has a button of its own for this, with a name. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Shortcut = styled.span`
  ${media.phone} {
    && {
      display: none;
    }
  }
`
