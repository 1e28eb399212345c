import { token } from '@luzzu/ui'
import styled from 'styled-components'

/** A cell of several lines: what it says, and below it, smaller, what else there is to know. */
export const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-half')};
  padding-block: ${token('space-1h')};
  overflow-wrap: anywhere;

  > small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    font-weight: 400;
  }
`
