import styled from 'styled-components'

/** A note with its line breaks. */
export const NoteText = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
