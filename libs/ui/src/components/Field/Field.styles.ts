import styled from 'styled-components'
import { visuallyHidden } from '../../theme/mixins'
import { token } from '../../theme/token'

export const Frame = styled.div`
  display: grid;
  gap: ${token('space-1h')};
  align-content: start;
  min-width: 0;
`

export const Label = styled.label`
  font-size: ${token('label-text')};
  font-weight: 600;
  line-height: 1.4;

  &[data-hidden] {
    ${visuallyHidden}
  }
  small {
    font-size: ${token('text-sm')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
`

export const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space-1')};
`

export const Hint = styled.p`
  font-size: ${token('text-sm')};
  line-height: 1.4;
  color: ${token('text-muted')};
`

export const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-1h')};
  font-size: ${token('label-text')};
  font-weight: 500;
  line-height: 1.4;
  color: ${token('danger')};

  svg.lucide {
    width: ${token('icon-medium')};
    height: ${token('icon-medium')};
    margin-top: ${token('space-half')};
    stroke-width: 2;
  }
`
