import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Thumbnail = styled.img`
  border-radius: ${token('radius')};
  object-fit: cover;
`
