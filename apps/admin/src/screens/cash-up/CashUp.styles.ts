import { media, size, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`

export const DayBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-4')};

  ${media.phone} {
    /* The field of the day, beside its buttons where it has room for the year. */
    > div {
      flex: 1 1 ${size(36)};
      min-width: 0;
    }
  }
  @media print {
    display: none;
  }
`

export const Body = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: 0 ${token('space-4h')} ${token('space-4h')};

  ${media.phone} {
    padding: 0 ${token('space-4')} ${token('space-4')};
  }
`

export const Rows = styled.div`
  display: grid;
  gap: ${token('space-3')};
`

export const CountRow = styled.div`
  ${tabular}
  display: grid;
  grid-template-columns: ${size(48)} minmax(0, ${size(56)}) 1fr;
  align-items: center;
  gap: ${token('space-1h')} ${token('space-4')};
  padding-bottom: ${token('space-3')};
  border-bottom: 1px solid ${token('line')};

  > :first-child > span {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-table')};
  }
  > output {
    font-weight: 600;
  }
  > output[data-off] {
    color: ${token('cancelled')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Sheet = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${token('space-2h')} ${token('space-1')};
    border-bottom: 1px solid ${token('line')};
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  th {
    font-weight: 600;
  }
  /* What an amount is made of stands below it. */
  tr:has(+ [data-part]) > * {
    padding-bottom: 0;
    border-bottom: 0;
  }
  [data-part] > td {
    padding-top: 0;
    text-align: start;
  }
  [data-off] {
    color: ${token('cancelled')};
    font-weight: 600;
  }
`

export const Days = styled.ul`
  ${tabular}
  padding: 0 ${token('space-4h')} ${token('space-3')};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) max-content minmax(${size(24)}, max-content);
    align-items: center;
    gap: ${token('space-3')};
    min-height: ${token('row-height')};
  }
  > li + li {
    border-top: 1px solid ${token('line')};
  }
  > li > button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${token('control-padding')});
    text-align: start;
  }
  > li > :last-child:not(button) {
    justify-self: end;
  }

  ${media.phone} {
    padding-inline: ${token('space-4')};

    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${token('space-3')};
      padding-block: ${token('space-1')};
    }
    > li > :last-child:not(button, :nth-child(2)) {
      grid-column: 1 / -1;
    }
    > li > button {
      margin-inline-start: 0;
      padding-inline: 0;
      font-size: ${token('text-table')};
    }
  }
`
