import styled from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/mixins'
import { token } from '../../theme/token'

export const DropZone = styled.label`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token('space-1')};
  min-height: ${token('drop-height')};
  padding: ${token('space-4')};
  border: ${token('edge')} dashed ${token('control-line')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  font-size: ${token('text-table')};
  line-height: 1.5;
  text-align: center;
  cursor: pointer;

  svg.lucide {
    width: ${token('icon-large')};
    height: ${token('icon-large')};
    color: ${token('accent')};
  }
  u {
    font-weight: 600;
    color: ${token('accent')};
    text-underline-offset: ${token('edge-strong')};
  }
  &[data-over] {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
  }
  &[data-invalid] {
    border-color: ${token('danger')};
  }
  :focus-visible + & {
    ${focusRing}
  }
`

export const HiddenInput = styled.input`
  ${visuallyHidden}
`

export const Preview = styled.div`
  overflow: hidden;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};

  &[data-over] {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
  }
  > img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: ${token('surface-sunken')};
  }
`

export const PreviewActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1h')};
  padding: ${token('space-3')};
  font-size: ${token('text-sm')};

  > p {
    flex-basis: 100%;
    color: ${token('text-muted')};
  }
`
