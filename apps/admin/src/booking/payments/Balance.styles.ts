import { media, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

/** As wide on every line of a list. */
export const BalanceCell = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;

  ${media.phone} {
    display: grid;
  }
`

/* On a phone as large as a thumb, and in full contrast for the sun. */
export const DueButton = styled.button`
  ${tabular}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  min-height: ${token('control-height')};
  padding: 0 ${token('space-2')};
  border: ${token('edge-fine')} solid ${token('pending')};
  border-radius: ${token('radius')};
  background: ${token('pending-soft')};
  color: ${token('pending')};
  font: inherit;
  font-size: ${token('text-sm')};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  > svg {
    width: ${token('space-4')};
    height: ${token('space-4')};
  }
  ${media.phone} {
    min-height: ${token('space-7')};
    font-size: ${token('text-table')};
  }
`
