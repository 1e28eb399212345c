import { token } from '@luzzu/ui'
import type { FocusEvent } from 'react'
import styled from 'styled-components'

/** Links to parts of a page or a record, the one that is shown marked; one row on a phone as well, where the rest is a swipe away. */
export const LinkRow = styled.nav.attrs({ onFocus: showFocused })`
  /* The links are positioned by it. */
  position: relative;
  display: flex;
  gap: ${token('space-2')};
  margin: calc(-1 * ${token('space-1')});
  padding: ${token('space-1')};
  overflow-x: auto;

  > a {
    flex-shrink: 0;
  }
  > [aria-current] {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('accent')};
  }
`

/** Scrolls only the row, not the page, which `scrollIntoView` would do as well. */
export function centerLink(link: HTMLElement | null): void {
  const row = link?.parentElement
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** By keyboard only, as browsers leave cut off what is partly in view; a link that is pressed stays where it is. */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) centerLink(target)
}
