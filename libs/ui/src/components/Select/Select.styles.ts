import styled from 'styled-components'
import { token } from '../../theme/token'
import { controlLook } from '../Field/control.styles'

export const SelectElement = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: calc(${token('icon')} + ${token('space-4')});
  text-overflow: ellipsis;
  cursor: pointer;
`
