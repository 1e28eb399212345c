import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Links = styled.nav`
  margin-top: ${token('space-6')};
`
