import { css } from 'styled-components'

/** Names break between words; one that is longer than its line is hyphenated where the browser can. */
export const longNames = css`
  hyphens: auto;
  hyphenate-limit-chars: 12 4 4;
  overflow-wrap: break-word;
`
