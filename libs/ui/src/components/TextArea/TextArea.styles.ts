import styled from 'styled-components'
import { token } from '../../theme/token'
import { controlStyles } from '../Field/control.styles'

export const TextAreaElement = styled.textarea`
  ${controlStyles}
  height: auto;
  min-height: ${token('space-9')};
  padding-block: ${token('space-2')};
  line-height: 1.5;
  resize: vertical;
`
