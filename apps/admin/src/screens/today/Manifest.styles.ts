import { media, size, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

/** Many slots make the table wider than the panel. */
export const TableFrame = styled.div`
  overflow-x: auto;
`

// Displayed as blocks on a phone, the parts of a table need explicit roles.
export const Table = styled.table.attrs({ role: 'table' })<{ $slots: number }>`
  ${tabular}
  width: 100%;
  min-width: calc(${token('width-field')} + ${({ $slots }) => $slots} * ${({ $slots }) => size($slots > 3 ? 56 : 32)});
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${token('text-table')};
  line-height: 1.45;

  caption {
    text-align: start;
    padding: ${token('space-3h')} ${token('space-4h')};
    color: ${token('text-muted')};
  }
  :is(th, td) {
    padding: ${token('space-2')} ${token('space-2h')};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  th:first-child {
    padding-inline-start: ${token('space-4h')};
  }
  thead th {
    border-top: 1px solid ${token('line')};
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  thead th:first-child {
    width: ${token('width-field')};
  }
  :is(thead, tbody) strong {
    display: block;
    color: ${token('text')};
    font-size: ${token('text-md')};
  }
  tbody > tr:first-child > * {
    border-top: 1px solid ${token('line-strong')};
  }
  td {
    border-inline-start: 1px solid ${token('line')};
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  ${media.phone} {
    min-width: 0;

    &,
    caption,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    td {
      border-inline-start: 0;
      padding-inline: ${token('space-4')};
    }
    td[data-label]::before {
      content: attr(data-label);
      margin-inline-end: ${token('space-1')};
      font-weight: 600;
    }
    td:empty {
      display: none;
    }
    tbody > tr:first-child > td {
      border-top: 0;
    }
  }
`

export const Group = styled.tbody.attrs({ role: 'rowgroup' })``
export const Row = styled.tr.attrs({ role: 'row' })``
export const Name = styled.th.attrs({ role: 'rowheader', scope: 'rowgroup' })``
export const Cell = styled.td.attrs({ role: 'cell' })``

export const TableFooter = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('space-4h')};
  border-top: 1px solid ${token('line-strong')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

export const BookingLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token('space-2')};
  padding: ${token('space-1h')} ${token('space-2h')};
  border-inline-start: ${token('edge-strong')} solid ${token('confirmed')};
  border-radius: ${token('radius')};
  background: ${token('surface-sunken')};
  overflow-wrap: anywhere;

  & + & {
    margin-top: ${token('space-1h')};
  }
  &[data-pending] {
    border-inline-start: ${token('edge-strong')} dashed ${token('pending')};
    background: ${token('pending-soft')};
  }
  > a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
  > small {
    grid-column: 1 / -1;
  }
  > [data-decide] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    overflow-wrap: normal;
    gap: ${token('space-1h')};
    padding-top: ${token('space-1')};
  }
`

/* One box per unit: filled for confirmed, striped for pending, crossed out for closed, outlined for free. Text repeats it. */
export const UnitBoxes = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('edge-strong')};
  margin-inline-end: ${token('space-2')};

  > i {
    width: ${token('space-4')};
    height: ${token('space-2h')};
    border: ${token('edge-fine')} solid ${token('control-line')};
    border-radius: ${token('edge')} ${token('edge')} ${token('radius-small')} ${token('radius-small')};
  }
  > [data-state='confirmed'] {
    border-color: ${token('confirmed')};
    background: ${token('confirmed')};
  }
  > [data-state='waiting'] {
    border-color: ${token('pending')};
    background: repeating-linear-gradient(
      135deg,
      ${token('pending')} 0 ${token('edge')},
      transparent ${token('edge')} ${token('space-1')}
    );
  }
  > [data-state='closed'] {
    border-style: dashed;
    background: linear-gradient(
      to top right,
      transparent calc(50% - ${token('edge-fine')}),
      ${token('control-line')} calc(50% - ${token('edge-fine')}) calc(50% + ${token('edge-fine')}),
      transparent calc(50% + ${token('edge-fine')})
    );
  }
`
