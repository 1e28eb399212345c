import { size, token } from '@luzzu/ui'
import styled from 'styled-components'

/** Black on white in either scheme, with its margin, so that every phone reads it. */
export const QrImage = styled.img`
  display: block;
  width: min(100%, ${size(64)});
  margin-inline: auto;
  border-radius: ${token('radius')};
`

/** Above what a screen of money shows. */
export const Banner = styled.div`
  margin-block-end: ${token('space-4')};
`

export const Muted = styled.div`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`
