import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Choices = styled.div`
  display: flex;
  gap: ${token('space-1h')};
`

/* On a phone as large as a thumb, and in full contrast for the sun. */
export const Choice = styled.button`
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  min-height: ${token('control-height')};
  padding: 0 ${token('space-2')};
  border: ${token('edge-fine')} solid ${token('control-line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  font: inherit;
  font-size: ${token('text-sm')};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  > svg {
    width: ${token('space-4')};
    height: ${token('space-4')};
  }
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
  ${media.phone} {
    min-height: ${token('space-7')};
    font-size: ${token('text-table')};
  }
`
