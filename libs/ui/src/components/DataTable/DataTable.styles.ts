import styled from 'styled-components'
import { ellipsis, tabular, visuallyHidden } from '../../theme/mixins'
import { token } from '../../theme/token'

/* It never scrolls sideways, because a scrolling box would hold the sticky head: a table without room is cards. */
export const Frame = styled.div`
  container: list / inline-size;

  /* On paper it is never cards. */
  @media print {
    container: none;
  }
`

/* A table displayed as cards loses its semantics in browsers, so every part has an explicit role. */
export const Table = styled.table.attrs({ role: 'table' })`
  ${tabular}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('text-table')};
  line-height: 1.45;

  &[data-fixed] {
    table-layout: fixed;
  }
  &[data-fixed] tbody :is(th, td) {
    overflow-wrap: break-word;
  }
  caption {
    ${visuallyHidden}
  }
  :is(th, td) {
    height: ${token('row-height')};
    padding: ${token('space-1')} ${token('space-2')};
    border-top: 1px solid ${token('line')};
    text-align: start;
    font-weight: 400;
  }
  :is(th, td)[data-align='end'] {
    text-align: end;
  }
  :is(th, td)[data-clip] {
    ${ellipsis}
  }
  :is(th, td):first-child {
    padding-inline-start: ${token('space-4h')};
  }
  :is(th, td):last-child {
    padding-inline-end: ${token('space-4h')};
  }
  /* Buttons without an edge bring room of their own. */
  td[data-column='actions']:last-child {
    padding-inline-end: ${token('space-3')};
  }
  thead th {
    position: sticky;
    z-index: 3;
    top: var(--sticky-top, 0);
    border-top: 0;
    border-bottom: 1px solid ${token('line')};
    background: ${token('surface-raised')};
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    font-weight: 600;
    white-space: nowrap;
  }
  tbody tr:first-child > * {
    border-top: 0;
  }
  tbody th {
    font-weight: 600;
  }
  /* Its columns share the width of the paper by what they hold. */
  @media print {
    &[data-fixed] {
      table-layout: auto;
    }
    colgroup,
    [data-pick],
    thead :is(svg, th:not([data-column])),
    [data-column='actions'] {
      display: none;
    }
    :is(th, td)[data-clip] {
      overflow-wrap: anywhere;
      white-space: normal;
    }
    :is(th, td) {
      height: auto;
      padding-block: ${token('space-1h')};
    }
    :is(th, td):first-child {
      padding-inline-start: 0;
    }
    :is(th, td):last-child {
      padding-inline-end: 0;
    }
    && :is(th, td) {
      border-radius: 0;
    }
    thead th {
      position: static;
    }
  }
`

export const RowGroup = styled.tbody.attrs({ role: 'rowgroup' })`
  &[inert] {
    opacity: 0.5;
    transition: opacity ${token('motion')};
  }
`
export const HeadGroup = styled.thead.attrs({ role: 'rowgroup' })``
export const PlainRow = styled.tr.attrs({ role: 'row' })``
export const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })``
export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })``
export const Cell = styled.td.attrs({ role: 'cell' })``

export const Row = styled.tr.attrs({ role: 'row' })`
  &:hover > * {
    background: ${token('hover')};
  }
  &[data-selected] > * {
    background: ${token('accent-soft')};
  }
  &[data-tone='muted'] > :not([data-bare]) {
    color: ${token('text-muted')};
  }
  &:focus-within > :first-child {
    box-shadow: inset ${token('edge-strong')} 0 0 ${token('accent')};
  }
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-height: ${token('control-tiny')};
  margin-inline: calc(-1 * ${token('space-1h')});
  padding: 0 ${token('space-1h')};
  border: 0;
  border-radius: ${token('radius-small')};
  background: none;
  color: inherit;
  font-weight: 600;
  cursor: pointer;

  &:hover,
  [aria-sort] > & {
    color: ${token('text')};
  }
  > svg.lucide {
    width: ${token('icon-medium')};
    height: ${token('icon-medium')};
  }
  > [data-unsorted] {
    opacity: 0.6;
  }
  /* Chromium repeats the head on each page without its buttons. */
  @media print {
    display: contents;
  }
`

export const Bare = styled.td.attrs({ role: 'cell' })`
  && {
    padding: 0;
  }
`
