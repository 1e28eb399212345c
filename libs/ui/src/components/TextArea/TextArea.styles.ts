import styled from 'styled-components'
import { token } from '../../theme/token'
import { controlLook } from '../Field/control.styles'

export const TextAreaElement = styled.textarea`
  ${controlLook}
  height: auto;
  min-height: ${token('space-9')};
  padding-block: ${token('space-2')};
  line-height: 1.5;
  resize: vertical;
`
