import { token } from '@luzzu/ui'
import styled from 'styled-components'

/** A note with its line breaks. */
export const NoteText = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** The same on the day's page. */
export const NoteLine = styled.p`
  grid-column: 1 / -1;
  display: flex;
  gap: ${token('space-1')};
  margin: ${token('space-1')} 0 0;
  white-space: pre-wrap;

  > svg {
    flex: none;
    width: ${token('space-4')};
    height: ${token('space-4')};
  }
`
