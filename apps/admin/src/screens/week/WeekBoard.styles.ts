import { media, size, tabular, token } from '@luzzu/ui'
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
  caption > [data-layout='board'] {
    margin-inline-end: ${token('space-4')};
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
  @media screen {
    ${media.desk} {
      /* Below the topbar and the head: in sight as long as its row is. */
      tbody th > strong {
        position: sticky;
        top: calc(var(--sticky-top) + 2 * ${token('row-height')} + ${token('space-2')});
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
      margin: ${token('space-2')} 0 0;
    }
    th:first-child {
      width: auto;
    }
  }
  @media print {
    font-size: 9pt;
    line-height: 1.25;

    th > small {
      font-size: 7.5pt;
      line-height: 1.2;
    }
    th {
      padding: 1mm;
    }
    th:first-child {
      width: auto;
      padding-inline-start: 1mm;
    }
    th > strong {
      font-size: 10pt;
    }
    [data-product] {
      break-inside: auto;
    }
    [data-product] > td {
      padding: 0;
    }
  }
  /* On the day that is listed, products without anything are left out. */
  &[data-list] > tbody > tr:not(:has(> td:not([data-empty]))) {
    display: none;
  }
`
