import { token } from '@luzzu/ui'
import styled, { css } from 'styled-components'
import { PrintTable } from '../../platform/print-table.styles'

export const Sheet = styled(PrintTable)`
  /* A slot goes on on the next page; what a product has, stays together where a page holds it. */
  > tbody > tr:not([data-whole]) {
    break-inside: auto;
  }
  [data-part] {
    padding: 0;
    border: 0;
  }
  [data-none] {
    padding-block: 4mm;
    font-size: 13pt;
    font-weight: 600;
  }
  i {
    display: block;
    width: 4mm;
    height: 4mm;
    border: 1px solid ${token('text')};
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

const parts = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
`

export const Part = styled.table`
  ${parts}

  > tbody > tr {
    break-inside: auto;
  }
  > thead [data-heading] {
    padding-top: 4mm;
    border-bottom: 0;
  }
  /* Below a long name, not in the middle of it. */
  > thead [data-heading] > span {
    display: inline-block;
  }
`

/** In the columns of its sheet. */
export const Slot = styled.table`
  ${parts}

  > thead th {
    padding-top: 2mm;
    font-size: 10.5pt;
    border-bottom: ${token('edge')} solid ${token('text')};
  }
  > tbody {
    break-inside: avoid;
  }
  /* Whoever looks for the slot finds three of its bookings, not one alone at the end of a page or at the head of the next. What follows the last one may begin a page. */
  > tbody:nth-last-of-type(2),
  > tbody:nth-of-type(-n + 2):not(:last-of-type) {
    break-after: avoid;
  }
  /* Room to sign. */
  > tbody > tr:first-child > td {
    height: 7.5mm;
  }
  > tbody > tr:not(:last-child) > :not([rowspan]) {
    border-bottom: 0;
  }
  [data-remarks] {
    padding-top: 0;
  }
  /* The time below the number, in the height that a signature needs. */
  [data-column='phone'] {
    padding-bottom: 0;
    line-height: 1.1;
  }
  [data-column='phone'] > small {
    display: block;
    font-size: 7.5pt;
    line-height: 1;
    white-space: nowrap;
  }
  [data-column='guests'] {
    white-space: nowrap;
  }
  [data-column='guests'] > strong {
    display: inline-block;
    min-width: 4.5mm;
    font-size: 11pt;
  }
`
