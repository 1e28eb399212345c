import { Spinner, token } from '@luzzu/ui'
import styled, { keyframes } from 'styled-components'

/** While the code of a page is on its way, after a moment in which it mostly comes. */
export const PageLoading = () => (
  <Waiting>
    <Spinner size="large" />
    Loading…
  </Waiting>
)

const appear = keyframes`
  from {
    visibility: hidden;
  }
`

const Waiting = styled.div`
  display: grid;
  gap: ${token('space-4')};
  place-content: center;
  justify-items: center;
  min-height: 60vh;
  color: ${token('text-muted')};
  animation: ${appear} 0.4s step-end;
`
