import { displayType, media, size, token, visuallyHidden } from '@luzzu/ui'
import styled from 'styled-components'

/** The head of the board, whose rules win over those of the board. */
export const Days = styled.thead`
  && th {
    position: sticky;
    z-index: 3;
    top: var(--sticky-top, 0);
    background: ${token('surface-raised')};
    box-shadow: 0 1px ${token('line-strong')};
  }
  && span {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  && span > span {
    display: inline;
    color: inherit;
  }
  th > a {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  th > a:hover strong {
    text-decoration: underline;
  }
  strong {
    ${displayType}
    font-size: ${token('heading-3')};
    line-height: 1.2;
  }
  && [data-pending] {
    color: ${token('pending')};
    font-weight: 600;
  }
  && [data-closed] {
    background: ${token('cancelled-soft')};
  }
  && [data-today] {
    box-shadow: inset 0 ${token('edge-strong')} 0 ${token('accent')}, 0 1px ${token('line-strong')};
  }
  @media screen {
    && [data-current] {
      background: ${token('accent-soft')};
    }
  }
  @media print {
    &&&& th {
      border-radius: 0;
    }
    && [data-heading] {
      padding: 0 0 2mm;
      box-shadow: none;
      font-size: 9pt;
    }
    && [data-heading] > strong {
      font-family: inherit;
      font-size: 13pt;
    }
    strong {
      font-size: 12pt;
    }
  }
  ${media.belowDesk} {
    && {
      display: block;
    }
    /* The days of the week, in one row or in more. */
    > tr[data-days] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(${size(19)}, 1fr));
      gap: ${token('space-1')};
      padding: ${token('space-2h')} ${token('space-2h')} 0;
    }
    && th {
      position: relative;
      top: auto;
      padding: ${token('space-1')};
      line-height: 1.3;
      border: 1px solid ${token('line')};
      border-radius: ${token('radius')};
    }
    && th,
    && [data-today] {
      box-shadow: none;
    }
    /* Not one of the corners of the panel. */
    &&&& th:last-child {
      border-radius: ${token('radius')};
    }
    && th:first-child {
      display: none;
    }
    /* All of the day can be pressed. */
    th > a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    && [data-current] {
      border-color: ${token('accent')};
      background: ${token('accent-soft')};
      box-shadow: inset 0 ${token('edge-strong')} 0 ${token('accent')};
    }
  }
  ${media.tiny} {
    /* Seven in a row: the line of the listed day has the words, and the edges are those of its bookings. */
    > tr[data-days] {
      grid-template-columns: repeat(auto-fit, minmax(calc(2 * 1lh), 1fr));
      padding-inline: ${token('space-1h')};
    }
    && th {
      padding-inline: ${token('space-half')};
      overflow: hidden;
      text-align: center;
    }
    && th em {
      /* Its first word. */
      max-height: 1lh;
      overflow: hidden;
      font-size: ${token('text-2xs')};
    }
    && [data-today] [data-weekday],
    && th [data-count] > span {
      ${visuallyHidden}
    }
    && [data-count] {
      width: fit-content;
      margin-inline: auto;
      padding-inline-start: ${token('space-1')};
      border-inline-start: ${token('edge-strong')} solid ${token('confirmed')};
    }
    && [data-count][data-pending] {
      border-inline-start-style: dashed;
      border-inline-start-color: ${token('pending')};
    }
    && td > [data-count] {
      margin-inline: 0;
    }
  }
`

export const ListedDay = styled.tr`
  > td {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space-3')};
    padding: ${token('space-3')} ${token('space-4')} ${token('space-2')};
  }
  a {
    font-weight: 600;
  }
`
