import { token } from '@luzzu/ui'
import styled from 'styled-components'

/** What belongs together in a cell, a line each. */
export const Facts = styled.span`
  display: grid;
  justify-items: start;
  gap: ${token('space-half')};

  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`
