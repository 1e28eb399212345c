import styled from 'styled-components'
import { token } from '../../theme/token'

export const CheckInput = styled.input`
  flex: none;
  width: ${token('icon')};
  height: ${token('icon')};
  margin: 0;
  cursor: inherit;

  /* In the dark Chromium fills it with a grey of its own. */
  &:not(:checked, :indeterminate) {
    appearance: none;
    border: 1px solid ${token('control-line')};
    border-radius: ${token('edge-strong')};
    background: ${token('surface-raised')};
  }
  &[aria-invalid='true']:not(:checked, :indeterminate) {
    border-color: ${token('danger')};
    box-shadow: inset 0 0 0 1px ${token('danger')};
  }
  &:disabled:not(:checked, :indeterminate) {
    border-color: ${token('line')};
    background: ${token('surface-sunken')};
  }
`
