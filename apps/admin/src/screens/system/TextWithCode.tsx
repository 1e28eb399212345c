import styled from 'styled-components'

/** A text of which what stands between backticks is typed as it is. */
export function TextWithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    // Every second part stood between two of them.
    index % 2 === 0 ? part : <Code key={part}>{part}</Code>,
  )
}

const Code = styled.code`
  font-family: monospace;
  overflow-wrap: anywhere;
`
