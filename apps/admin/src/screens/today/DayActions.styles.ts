import { Button, Menu, media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const ScreenOnly = styled(Button)`
  ${media.phone} {
    &[data-other] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

/** Instead of the other buttons where they would take rows of their own. */
export const MoreActions = styled(Menu)`
  display: none;

  ${media.phone} {
    display: inline-flex;
    justify-content: center;
    padding: ${token('space-1')} ${token('control-padding')};
    border: 1px solid ${token('control-line')};
    background: ${token('surface-raised')};
    font-size: ${token('control-text')};
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`
