import styled from 'styled-components'
import { visuallyHidden } from '../../theme/mixins'

export const HiddenText = styled.span`
  ${visuallyHidden}
`
