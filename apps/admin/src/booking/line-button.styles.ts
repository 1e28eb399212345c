import { media, token } from '@luzzu/ui'
import { css } from 'styled-components'

/** A button on the line of a booking. On a phone as large as a thumb, and in full contrast for the sun. */
export const lineButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  min-height: ${token('control-height')};
  padding: 0 ${token('space-2')};
  border: ${token('edge-fine')} solid;
  border-radius: ${token('radius')};
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
