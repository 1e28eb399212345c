import { media, size, tabular, token } from '@luzzu/ui'
import styled, { css } from 'styled-components'

const twoColumns = css`
  &&& {
    --beside: ${size(0)};
  }
  &,
  &[data-payments] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/** One line where the screen is wide enough; else what it says stands beside what can be done. */
export const Line = styled.div`
  ${tabular}
  display: grid;
  grid-template-columns:
    minmax(0, 4fr) ${token('column-price')} ${token('width-term')} minmax(0, 5fr) ${size(54)} auto;
  align-items: center;
  gap: 0 ${token('space-3')};
  /* With the line above it. */
  min-height: calc(${token('row-height')} - 1px);
  padding-block: 1px;
  padding-inline: ${token('space-3h')} ${token('space-3')};
  border-inline-start: ${token('edge-bold')} solid transparent;
  font-size: ${token('text-table')};
  line-height: 1.2;

  &[data-payments] {
    grid-template-columns:
      minmax(0, 1fr) ${token('column-price')} ${token('width-term')} minmax(0, 1.2fr) ${size(86)} auto;
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
  &:is([data-mark='late'], [data-mark='absent']) {
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
    gap: ${token('space-half')} ${token('space-2')};
    line-height: 1.3;
  }
  ${media.phone} {
    /* What stands beside the name's second line. The name has the whole line, but where what is due stands beside it. */
    --beside: ${size(32)};
    gap: 0 ${token('space-1')};

    &[data-pending] {
      --beside: ${size(35)};
    }
    &[data-held],
    &:has([data-balance]:not(:empty)) {
      --beside: ${size(0)};
      --details: center;
    }
    > button:last-child {
      grid-row: 1;
      grid-column: -2;
      align-self: var(--details, end);
      /* What it has around its icon is space enough. */
      margin-inline: calc(-1 * ${token('space-2')}) calc(-1 * ${token('space-3')});

      /* Where each has a border. */
      ${media.forced} {
        margin-inline-start: 0;
      }
    }
  }
  ${media.narrow} {
    ${twoColumns}
  }
  ${media.narrowPanel} {
    ${twoColumns}
  }
`

/** Where remarks have lines of their own, a mark does not take one. */
export const MarkBesideName = styled.span`
  display: none;

  ${media.belowWide} {
    &:not(:empty) {
      display: inline-block;
    }
  }
`

export const MarkBesideRemarks = styled.span`
  ${media.belowWide} {
    display: none;
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
    /* What can be pressed goes on over the remarks. */
    z-index: 1;

    > [data-phone] > a {
      min-width: ${token('row-height')};
      padding-bottom: calc(${token('row-height')} - 1lh - ${token('edge-strong')});
      margin-bottom: calc(-1 * ${token('space-1h')});
    }
    &:has(+ * > :not(${MarkBesideRemarks})) > [data-phone] > a {
      margin-bottom: calc(${token('space-5')} - ${token('row-height')});
    }
    ${media.phone} {
      grid-row: 1;
      grid-column: 1 / -2;
      padding-inline-end: var(--beside);

      /* Over what was booked, which is not pressed, so that the line does not grow. */
      &&& > [data-phone] > a {
        --above: ${token('space-4')};
        margin-block: calc(-1 * var(--above)) calc(-1 * ${token('space-1h')});
        padding-block: var(--above) calc(${token('row-height')} - 1lh - var(--above));
      }
      &:has(~ * > [data-balance]:not(:empty)) {
        grid-column: 1;
      }
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
    ${media.phone} {
      > strong {
        flex: none;
        width: calc(100% + var(--beside));
        margin-inline-end: calc(-1 * var(--beside));
      }
    }
    /* A mark that may end a line. */
    &:has(+ [data-guests]:not(:empty)) > [data-product]::after {
      content: ',';
    }
  }
`

export const Name = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;

  > button {
    display: inline-block;
    margin-bottom: calc(-1 * ${token('edge-strong')});
    padding: ${token('edge-strong')} 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.3;
    text-align: start;
    overflow-wrap: inherit;
    cursor: pointer;

    /* Whoever was led here reads the line below as well. */
    &:focus-visible {
      margin: 0 calc(-1 * ${token('edge-strong')});
      padding: ${token('edge-strong')} ${token('edge-strong')} 0;
      outline-width: ${token('edge')};
      outline-offset: calc(-1 * ${token('edge')});
    }
    ${media.belowWide} {
      margin-bottom: 0;
      padding-bottom: 0;
    }
  }
  > button:hover {
    text-decoration: underline;
  }
`

/** Readable whole: what does not fit goes on in further lines, and below the line where it is not one. */
export const Remarks = styled.span`
  display: flow-root;
  min-width: 0;
  padding-block: ${token('edge')};
  overflow-wrap: anywhere;

  > * {
    margin-inline-end: ${token('space-1h')};
    vertical-align: middle;
  }
  > [data-remarks] {
    margin-inline-end: 0;
  }
  > [data-remarks] > svg {
    display: inline-block;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-inline-end: ${token('space-1')};
    color: ${token('text-muted')};
    vertical-align: text-bottom;
  }
  ${media.belowWide} {
    grid-row: 2;
    grid-column: 1 / -1;

    /* Below what is due, before the button of the details; remarks that do not fit go on below it. */
    > [data-deposit] {
      float: inline-end;
      margin-inline: ${token('space-1')} calc(${token('icon-button')} + ${token('space-2')});
    }
    ${media.phone} {
      > [data-deposit] {
        margin-inline-end: calc(${token('icon-button')} - ${token('space-3')});
      }
    }
    > [data-deposit] ~ [data-remarks] {
      display: inline-block;
    }
    &:not(:has(> :not(${MarkBesideRemarks}))) {
      display: none;
    }
  }
`
