import { Button, media, size, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'
import { lineButton } from '../../line-button.styles'

/** Beside what is due. As low as a badge where a booking is one line. */
export const ChipButton = styled(Button)`
  && {
    ${lineButton}
    ${tabular}
    min-height: ${size(6)};
    padding-inline: ${token('space-1h')};
    border-color: ${token('control-line')};
    background: ${token('surface-raised')};
    color: ${token('text-muted')};
  }
  &&::after {
    white-space: normal;
  }
  /* As high as its line for a finger. */
  &&::before {
    position: absolute;
    inset: calc(-1 * ${token('space-2')}) 0;
    content: '';
  }
  &&:not([aria-disabled])[data-deposit='take'] {
    border-color: ${token('pending')};
    background: ${token('pending-soft')};
    color: ${token('pending')};
  }
  &&[data-deposit='give_back'] {
    border-color: ${token('highlight')};
    background: ${token('highlight')};
    color: ${token('on-highlight')};
  }
  ${media.belowWide} {
    && {
      min-height: ${token('control-height')};
      padding-inline: ${token('space-2')};
    }
  }
  ${media.phone} {
    && {
      min-height: ${token('space-7')};
    }
  }
`
