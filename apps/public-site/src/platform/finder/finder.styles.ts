import { size, token } from '@luzzu/ui'
import styled from 'styled-components'

/* The server renders it without a search; the root says whether there is one before the page is painted, and while it runs. */
export const Room = styled.div<{ $lines: number }>`
  display: none;
  width: 100%;
  min-height: ${({ $lines }) => size($lines)};
  padding-bottom: ${token('space-3')};
  color: ${token('text')};
  :root[data-search] & {
    display: block;
  }
  /* The slots of a day have prices of their own. */
  :root[data-search] & + [data-price] {
    display: none;
  }
  strong:empty::before {
    content: var(--search, '\\a0');
  }
  p > a {
    white-space: nowrap;
  }
`
