import { ellipsis, media, size, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

// Displayed as blocks on a phone, the parts of a table need explicit roles.
export const Board = styled.table.attrs({ role: 'table' })`
  ${tabular}
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${token('text-table')};

  caption {
    padding: ${token('space-3h')} ${token('space-4h')};
    color: ${token('text-muted')};
    text-align: start;
  }
  caption > [data-layout='list'] {
    display: none;
  }
  caption > small {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${token('space-1')} ${token('space-4')};
    margin-inline-start: ${token('space-4')};
    font-size: ${token('text-sm')};
  }
  caption > small > span {
    padding-inline-start: ${token('space-2')};
    border-inline-start: ${token('edge-strong')} solid ${token('confirmed')};
  }
  caption > small > [data-pending] {
    border-inline-start: ${token('edge-strong')} dashed ${token('pending')};
  }
  caption > small > [data-sign] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    padding: 0;
    border: 0;
  }
  caption svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
  th {
    padding: ${token('space-2')} ${token('space-2h')};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  th > small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  em {
    display: block;
    color: ${token('cancelled')};
    font-size: ${token('text-sm')};
    font-style: normal;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  [data-full] {
    color: ${token('pending')};
  }
  th:first-child {
    width: ${token('width-term')};
    padding-inline-start: ${token('space-4h')};
    overflow-wrap: anywhere;
  }
  ${media.desk} {
    ${media.belowWide} {
      th {
        padding-inline: ${token('space-1h')};
      }
      th:first-child {
        width: ${size(23)};
        padding-inline-start: ${token('space-2')};
      }
    }
  }
  tbody > tr > * {
    border-top: 1px solid ${token('line-strong')};
  }
  ${media.belowDesk} {
    caption,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    display: flex;
    flex-direction: column;

    /* The list comes first. */
    caption {
      order: 1;
      border-top: 1px solid ${token('line-strong')};
    }
    /* All text begins at the edge of the cards. */
    caption,
    tbody th:first-child {
      padding-inline: ${token('space-4')};
    }
    tbody th {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${token('space-2')};
      padding-bottom: 0;
    }
    caption > [data-layout='list'] {
      display: inline;
    }
    caption > [data-layout='board'] {
      display: none;
    }
    caption > small {
      display: flex;
      margin: ${token('space-2')} 0 0;
    }
    th:first-child {
      width: auto;
    }
  }
  @media print {
    font-size: 9pt;
    line-height: 1.25;

    caption > [data-layout] {
      display: none;
    }
    caption {
      padding: 0 0 2mm;
    }
    caption > small {
      margin: 0;
    }
    caption > small > :not([data-pending]) {
      font-weight: 600;
    }
    caption > small > [data-pending] {
      font-style: italic;
    }
    th > small {
      font-size: 7.5pt;
      line-height: 1.2;
    }
    th {
      padding: 1mm;
    }
    th:first-child {
      width: 25mm;
      padding-inline-start: 0;
    }
  }
  /* On the day that is listed, products without anything are left out. */
  &[data-list] > tbody > tr:not(:has(> td:not([data-empty]))) {
    display: none;
  }
`

export const Cell = styled.td.attrs({ role: 'cell' })`
  position: relative;
  height: ${token('week-day-height')};
  padding: ${token('space-1h')};
  border-inline-start: 1px solid ${token('line')};
  vertical-align: top;

  /* Hatched, so that it is not told by color alone. */
  &[data-closed],
  &&[data-refused] {
    background: repeating-linear-gradient(
      135deg,
      ${token('cancelled-soft')} 0 ${token('space-1')},
      ${token('surface-raised')} ${token('space-1')} ${token('space-2')}
    );
  }
  @media print {
    height: auto;
    padding: 1mm;

    /* Printers leave out other backgrounds; the lines of the board stay in sight between these. */
    &[data-closed] {
      --line: ${token('line-strong')};
      background: linear-gradient(
          135deg,
          var(--line) 0 6%,
          transparent 6% 44%,
          var(--line) 44% 56%,
          transparent 56% 94%,
          var(--line) 94%
        )
        0 0 / 2mm 2mm padding-box;
      print-color-adjust: exact;
    }
  }
  > em {
    padding: ${token('space-half')} ${token('space-1')} ${token('space-1')};
    background: ${token('surface-raised')};
    border-radius: ${token('radius-small')};
  }
  > [data-held] {
    border-inline-start: ${token('edge-strong')} dotted ${token('accent')};
    color: ${token('text-muted')};
    font-weight: 400;
  }
  > b {
    display: block;
    margin-bottom: ${token('space-1')};
    padding: ${token('space-1h')} ${token('space-2')};
    border-radius: ${token('radius')};
    background: ${token('cancelled-soft')};
    /* Below the topbar and the head of the table. */
    scroll-margin-top: calc(var(--sticky-top) + 2 * ${token('row-height')});
    color: ${token('cancelled')};
    font-size: ${token('text-sm')};
    font-weight: 600;
    line-height: 1.3;
  }
  &[data-target] {
    background: ${token('surface-sunken')};
  }
  &[data-over] {
    background: ${token('accent-soft')};
    box-shadow: inset 0 0 0 ${token('edge')} ${token('accent')};
  }
  &[data-over][data-refused] {
    box-shadow: inset 0 0 0 ${token('edge')} ${token('danger')};
  }
  /* Its place. */
  &:has(> span) > div:first-of-type > p {
    visibility: hidden;
  }
  &[data-refused] > span > small {
    color: ${token('cancelled')};
  }
  ${media.belowWide} {
    padding-inline: ${token('space-half')};
  }
  ${media.belowDesk} {
    height: auto;
    border-inline-start: 0;
    padding: ${token('space-2')} ${token('space-4')};

    &[data-empty] {
      display: none;
    }
    &[data-label]::before {
      content: attr(data-label);
      display: block;
      padding-bottom: ${token('space-1')};
      font-weight: 600;
    }
    > em:not([data-held]) {
      margin-inline: calc(-1 * ${token('space-1')});
    }
    && {
      border-top: 0;
    }
  }
`

/**
 * Lies over the name of the first slot, so that no row moves below what is dragged and no card is hidden, and stays in sight
 * where the row is long. A long reason is cut: what is dragged tells the rest.
 */
export const CellAvailability = styled.span`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  padding: ${token('edge')};
  pointer-events: none;

  > small {
    position: sticky;
    /* Below the topbar and the head of the table. */
    top: calc(var(--sticky-top) + 2 * ${token('row-height')});
    flex: 1;
    min-width: 0;
    ${ellipsis}
    padding: ${token('space-half')} ${token('space-2')};
    border-radius: ${token('radius-small')};
    background: ${token('surface-raised')};
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    line-height: 1.3;
  }
`
