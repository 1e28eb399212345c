import { Button, media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const FindButton = styled(Button)`
  && {
    justify-content: flex-start;
    width: min(24rem, 100%);
    color: ${token('text-muted')};
    font-weight: 400;
  }
  > kbd {
    margin-inline-start: auto;
  }
  ${media.phone} {
    display: none;
  }
`

export const DeskOnly = styled.span`
  ${media.phone} {
    display: none;
  }
`

export const PhoneOnly = styled.span`
  display: none;

  ${media.phone} {
    display: block;
  }
`
