import { token } from '@luzzu/ui'
import styled from 'styled-components'
import { lineButton } from '../line-button.styles'

export const Choices = styled.div`
  display: flex;
  gap: ${token('space-1h')};
`

export const Choice = styled.button`
  ${lineButton}
  flex: 1 1 auto;
  border-color: ${token('control-line')};
  background: ${token('surface-raised')};
  color: ${token('text')};

  &[data-due][aria-pressed='false'] {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('confirmed')};
    background: ${token('confirmed-soft')};
    color: ${token('confirmed')};
  }
  &[aria-pressed='true'][data-state='no_show'] {
    border-color: ${token('cancelled')};
    background: ${token('cancelled-soft')};
    color: ${token('cancelled')};
  }
`
