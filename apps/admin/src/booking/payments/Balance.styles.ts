import { Button, media, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'
import { lineButton } from '../line-button.styles'

/** As wide on every line of a list. */
export const BalanceCell = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;

  ${media.phone} {
    display: grid;
  }
`

/** Nobody is expected to pay it: it takes no color, and no press. */
export const NotPaid = styled.span`
  ${tabular}
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  text-align: end;
`

export const DueButton = styled(Button)`
  && {
    ${lineButton}
    ${tabular}
  }
  &&::after {
    white-space: normal;
  }
  &&:not([aria-disabled]) {
    border-color: ${token('pending')};
    background: ${token('pending-soft')};
    color: ${token('pending')};
  }
`
