import { token } from '@luzzu/ui'
import styled from 'styled-components'

/** Hidden in print, where its part of the page has a form of its own on paper. */
export const ScreenOnly = styled.div`
  display: contents;

  @media print {
    &[data-printed] {
      display: none;
    }
  }
`

/** Told on paper only. */
export const PrintOnly = styled.p`
  display: none;

  @media print {
    display: block;
  }
`

/** Told on paper only: its head, with the heading of the paper, is repeated on each page. */
export const PrintTable = styled.table`
  display: none;

  @media print {
    display: table;
  }
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: 9pt;
  line-height: 1.25;
  text-align: start;

  thead {
    display: table-header-group;
    break-after: avoid;
  }
  th,
  td {
    padding: 1.2mm 1mm;
    border-bottom: 1px solid ${token('line-strong')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 600;
  }
  [data-heading] {
    font-weight: 400;
  }
  [data-heading] > strong {
    font-size: 13pt;
  }
  /* Who comes. */
  b {
    font-size: 10pt;
    font-weight: 700;
  }
  /* Printers leave out backgrounds. */
  mark {
    display: inline-block;
    padding: 0 0.8mm;
    border: 1px solid ${token('text')};
    background: none;
    color: inherit;
    font-size: 7.5pt;
    font-weight: 700;
    line-height: 1.1;
  }
`
