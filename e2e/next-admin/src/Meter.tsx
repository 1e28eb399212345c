import { type TokenName, token } from '@luzzu/ui'
import styled from 'styled-components'

const Box = styled.p`
  padding: ${token('space-4')};
  color: ${token('on-accent')};
  background: ${token('accent')};
  border-color: ${token('sail' as TokenName)};
`

/** A component that the running shell does not contain. */
export function Meter({ label, text }: { label: string; text: string }) {
  return (
    <Box data-testid="meter">
      {label}: {text}
    </Box>
  )
}
