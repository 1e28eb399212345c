import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Choices = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1h')};
  padding-top: ${token('space-1h')};

  @media print {
    display: none;
  }
`

/* On a phone as large as a thumb, and in full contrast for the sun. */
export const Choice = styled.button`
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  min-height: ${token('control-small')};
  padding: 0 ${token('space-2h')};
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
  &[aria-pressed='true'] {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  &[aria-pressed='true'][data-state='no_show'] {
    border-color: ${token('danger')};
    background: ${token('danger')};
    color: ${token('on-danger')};
  }
  ${media.phone} {
    min-height: ${token('space-7')};
    font-size: ${token('text-table')};
  }
`
