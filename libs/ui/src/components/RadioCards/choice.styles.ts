import styled from 'styled-components'
import { focusRing, forcedUnavailable } from '../../theme/mixins'
import { token } from '../../theme/token'

/** A selectable card: the label is the card, the control inside it. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: ${token('space-5')} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-3')};
  min-height: ${token('control-large')};
  padding: ${token('space-3')} ${token('space-4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  cursor: pointer;

  &:hover {
    border-color: ${token('control-line')};
  }
  &:has(:checked) {
    border-color: ${token('accent')};
    box-shadow: inset 0 0 0 1px ${token('accent')};
    background: ${token('accent-soft')};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has(:disabled) {
    border-color: ${token('line')};
    background: ${token('surface-sunken')};
    color: ${token('text-muted')};
    cursor: not-allowed;
    ${forcedUnavailable}
  }
`
