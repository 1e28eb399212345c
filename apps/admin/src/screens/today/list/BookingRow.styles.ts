import { ellipsis, media, size, tabular, token } from '@luzzu/ui'
import styled, { css } from 'styled-components'

/** One line where the screen is wide enough; else what it says stands beside what can be done. */
export const Line = styled.div`
  ${tabular}
  display: grid;
  grid-template-columns:
    minmax(0, 3fr) ${token('column-price')} ${token('width-term')} minmax(0, 2fr) ${size(54)} auto;
  align-items: center;
  gap: 0 ${token('space-3')};
  min-height: ${token('row-height')};
  padding-block: ${token('edge')};
  padding-inline: ${token('space-3h')} ${token('space-3')};
  border-inline-start: ${token('edge-bold')} solid transparent;
  font-size: ${token('text-table')};
  line-height: 1.3;

  &[data-payments] {
    grid-template-columns:
      minmax(0, 4fr) ${token('column-price')} ${token('width-term')} minmax(0, 3fr) ${size(86)} auto;
  }
  &[data-pending] {
    border-inline-start: ${token('edge-bold')} dashed ${token('pending')};
  }
  &[data-held] {
    border-inline-start-style: dotted;
    border-inline-start-color: ${token('accent')};
    /* In the columns of the bookings, which end with a button. */
    padding-inline-end: calc(${token('space-3')} + ${token('icon-button')});
  }
  &[data-mark] {
    border-inline-start-color: ${token('danger')};
  }
  &[data-mark='late'] {
    border-inline-start-color: ${token('highlight')};
  }
  > button[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.belowWide} {
    &,
    &[data-payments] {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    padding-block: ${token('space-1h')};
    gap: 0 ${token('space-2')};
  }
`

/** Cells of the line, or a paragraph of their own. */
export const Details = styled.div`
  display: contents;

  > :is([data-guests], [data-phone]) {
    color: ${token('text-muted')};
  }
  > [data-phone] {
    white-space: nowrap;
  }
  > [data-phone] > a {
    display: inline-block;
    padding-block: ${token('edge-strong')};
  }
  ${media.belowWide} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token('space-half')} ${token('space-1')};

    > :last-child {
      width: 100%;
    }
    > :empty {
      display: none;
    }
    > :is([data-guests], [data-phone]) {
      font-size: ${token('text-sm')};
    }
  }
`

/** The customer above what was booked. */
export const Booked = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;

  > [data-product] {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  ${media.belowWide} {
    display: contents;

    > strong {
      width: 100%;
    }
    &:has(+ [data-guests]:not(:empty)) > [data-product]::after {
      content: ' ·';
    }
  }
`

export const Name = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;

  > a {
    display: inline-block;
    padding-top: ${token('edge-strong')};
    color: inherit;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`

export const Remarks = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-half')} ${token('space-1h')};
  min-width: 0;

  > [data-remarks] {
    ${ellipsis}
    flex: 1 1 ${size(20)};
    min-width: 0;
  }
  > [data-remarks] > svg {
    display: inline-block;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-inline-end: ${token('space-1')};
    color: ${token('text-muted')};
    vertical-align: text-bottom;
  }
`

/** Above each other, so that the name keeps its room. */
const stackedActions = css`
  flex-direction: column-reverse;
  min-width: min(${size(31)}, 32vw);

  > [data-balance] {
    flex: 0 0 auto;
  }
  > [data-balance]:empty {
    display: none;
  }
  [data-further] {
    display: none;
  }
`

export const Actions = styled.span`
  display: flex;
  gap: ${token('space-1h')};

  > * {
    flex: 1 1 auto;
  }
  > [data-balance] {
    flex: 0 0 ${size(32)};
  }
  ${media.phone} {
    ${stackedActions}
  }
  [data-payments] > & {
    ${media.belowDesk} {
      ${stackedActions}
    }
  }
`
