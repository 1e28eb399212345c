import styled from 'styled-components'
import { token } from '../../theme/token'
import { controlStyles } from '../Field/control.styles'

export const SelectElement = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: calc(${token('icon')} + ${token('space-4')});
  text-overflow: ellipsis;
  cursor: pointer;
`
