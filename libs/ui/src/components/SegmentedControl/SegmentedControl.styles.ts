import styled from 'styled-components'
import { media } from '../../theme/media'
import { focusRing, tabular, visuallyHidden } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Segments = styled.fieldset`
  display: inline-flex;
  max-width: 100%;
  padding: ${token('edge-strong')};
  border: 1px solid ${token('control-line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  color: ${token('text')};

  > legend {
    ${visuallyHidden}
  }
  ${media.phone} {
    display: flex;
    width: 100%;
  }
`

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1h')};
  min-height: calc(${token('control-height')} - ${token('space-2')});
  padding: 0 ${token('space-2h')};
  border-radius: ${token('radius-small')};
  font-size: ${token('text-table')};
  white-space: nowrap;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > [data-count] {
    ${tabular}
  }
  &:hover {
    background: ${token('hover')};
  }
  &:has(:checked) {
    background: ${token('accent')};
    color: ${token('on-accent')};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.phone} {
    flex: 1 1 auto;
    padding: 0 ${token('space-1')};

    > [data-count] {
      display: none;
    }
  }
`
