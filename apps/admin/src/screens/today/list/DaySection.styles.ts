import { media, size, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Section = styled.section`
  & + & {
    border-top: 1px solid ${token('line-strong')};
  }
  /* Below the search, the corners of the panel are not its own. */
  &:first-child > :first-child {
    border-start-start-radius: ${token('radius-card')};
    border-start-end-radius: ${token('radius-card')};
  }
  &:last-of-type > :last-child:not([hidden]),
  &:last-of-type:has(> [hidden]) > :first-child {
    border-end-start-radius: ${token('radius-card')};
    border-end-end-radius: ${token('radius-card')};
  }
`

/** Stays in view while its bookings are scrolled. */
export const SectionHead = styled.div`
  ${tabular}
  position: sticky;
  z-index: 2;
  top: var(--sticky-top, 0);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};
  padding-inline: ${token('space-2')} ${token('space-4')};
  background: ${token('surface-raised')};
  box-shadow: 0 1px ${token('line')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  h2 {
    font: inherit;
    letter-spacing: 0;
  }
  h2 > button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1h')};
    min-height: ${token('control-tiny')};
    padding: 0 ${token('space-1h')};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: ${token('text')};
    font-size: ${token('text-md')};
    font-weight: 600;
    text-align: start;
    cursor: pointer;

    ${media.belowWide} {
      min-height: ${token('control-height')};
    }
  }
  h2[data-plain] {
    padding: ${token('space-2h')} ${token('space-3')};
    color: ${token('text')};
    font-size: ${token('text-md')};
    font-weight: 600;
  }
  h2 > button:hover {
    color: ${token('accent')};
  }
  h2 svg {
    flex: none;
    width: ${token('icon-medium')};
    height: ${token('icon-medium')};
    transition: transform ${token('motion-fast')};
  }
  [aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
  /* The reason of a closure may be long. */
  [data-tone='cancelled'] {
    white-space: normal;
  }
  [data-phase='in_progress'] > & {
    background: ${token('accent-soft')};
    color: ${token('text')};
  }
  [data-urgent] > & {
    background: ${token('cancelled-soft')};
    color: ${token('cancelled')};
  }
  ${media.phone} {
    padding-bottom: ${token('space-1h')};

    h2 {
      flex: 1 0 auto;
      max-width: 100%;
    }
    h2 > button {
      min-height: ${token('control-small')};
    }
    /* Below the name and the badges beside it. */
    > p {
      order: 1;
      flex: 1 1 auto;
      line-height: 1.3;
    }
    > :not(h2) {
      margin-inline-start: ${token('space-1h')};
    }
  }
  /* It would hide a third of the screen. */
  ${media.narrowPanel} {
    position: static;
  }
`

export const Rows = styled.ul`
  /* What takes the focus is not hidden by the heading. */
  :is(a, button) {
    scroll-margin-top: ${size(34)};
  }
  > li + li {
    border-top: 1px solid ${token('line')};
  }
`
