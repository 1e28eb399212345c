import { Button, media, token } from '@luzzu/ui'
import styled from 'styled-components'

/** Leads to a place, and with `aria-current` says that one is there. */
export const PlaceButton = styled(Button)`
  &[aria-current],
  &[aria-current]:hover {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    box-shadow: inset 0 ${token('edge-strong')} 0 ${token('accent')};
  }
  ${media.phone} {
    padding-inline: ${token('space-2h')};
  }
`
