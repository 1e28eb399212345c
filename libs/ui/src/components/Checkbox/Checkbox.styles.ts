import styled from 'styled-components'
import { token } from '../../theme/token'

export const CheckLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('control-height')};
  cursor: pointer;

  &:has(:disabled) {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`

export const CheckInput = styled.input`
  flex: none;
  width: ${token('icon')};
  height: ${token('icon')};
  margin: 0;
  cursor: inherit;
`
