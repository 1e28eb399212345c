import { token } from '@luzzu/ui'
import styled from 'styled-components'

/** Hidden in print, where its part of the page has a form of its own on paper. */
export const OnScreen = styled.div`
  display: contents;

  @media print {
    &[data-printed] {
      display: none;
    }
  }
`

/** Told on paper only. */
export const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
  }
`

export const Sheet = styled.table`
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

  & + & {
    break-before: page;
  }

  /* Repeated on each page. */
  thead {
    display: table-header-group;
    break-after: avoid;
  }
  > tbody > tr > [data-slot] {
    padding: 0;
    border: 0;
  }
  th,
  td {
    padding: 1.2mm 1mm;
    border-bottom: 1px solid ${token('line')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  /* What is printed side by side in full, the product and the name, is not read as one. */
  tr > :first-child:not([colspan]) {
    padding-inline-end: 4mm;
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
  i {
    display: block;
    width: 4mm;
    height: 4mm;
    border: 1px solid ${token('text')};
  }
  /* Printers leave out backgrounds. */
  mark {
    display: inline-block;
    margin-bottom: 0.6mm;
    padding: 0.2mm 0.8mm;
    border: ${token('edge')} solid ${token('text')};
    background: none;
    color: inherit;
    font-weight: 700;
    line-height: 1.1;
  }
  td > strong {
    font-size: 7.5pt;
  }
  i > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`

/** In the columns of its sheet. */
export const Slot = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  tr {
    break-inside: avoid;
  }
  /* Whoever looks for the slot finds three of its lines, not one alone at the end of a page. */
  > tbody > tr:nth-child(-n + 2) {
    break-after: avoid;
  }
  > :first-child + * > tr:first-child > * {
    border-top: ${token('edge')} solid ${token('text')};
  }
`
