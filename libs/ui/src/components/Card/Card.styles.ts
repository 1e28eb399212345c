import styled from 'styled-components'
import { raisedSurface } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Surface = styled.div`
  ${raisedSurface}
  position: relative;
  padding: ${token('space-5')};
  box-shadow: ${token('raised')};

  &[data-flat] {
    box-shadow: none;
  }
`
