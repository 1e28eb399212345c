import { css } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins'
import { token } from '../../theme/token'

/** In a narrow list each row is a card: its name first, then label and value, line by line. */
export const cardsIn = (query: string) => css`
  ${query} {
    &,
    tbody {
      display: block;
    }
    colgroup {
      display: none;
    }
    thead {
      ${visuallyHidden}
    }
    tbody > tr[data-row] {
      position: relative;
      display: grid;
      gap: ${token('space-half')} ${token('space-3')};
      padding: ${token('space-3')} ${token('space-4')};
      border-top: 1px solid ${token('line')};
    }
    tbody > tr[data-row]:first-child {
      border-top: 0;
    }
    tbody > tr[data-row] > :is(th, td):is(:first-child, :last-child, *) {
      display: block;
      height: auto;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      white-space: normal;
      overflow-wrap: anywhere;
      text-align: start;
    }
    tbody > tr[data-row] > :is(th, td):empty {
      display: none;
    }
    tbody > tr:not([data-row]),
    tbody > tr:not([data-row]) > td {
      display: block;
      height: auto;
    }
    tbody > tr[data-row] > th {
      order: -1;
      font-size: ${token('text-lg')};
    }
    tbody > tr[data-row][data-selected] {
      background: ${token('accent-soft')};
    }
    tbody > tr[data-row] > td[data-label]:not([data-bare])::before {
      content: attr(data-label) ': ';
      color: ${token('text-muted')};
    }
    tbody > tr[data-row]:has(> [data-pick]) {
      padding-inline-start: ${token('space-7')};
    }
    tbody > tr[data-row] > [data-pick] {
      position: absolute;
      inset-inline-start: ${token('space-4')};
      top: ${token('space-1')};
    }
  }
`
