import { media, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { longNames } from '../../booking/long-names.styles'

export const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  width: 100%;
  min-height: ${size(8)};
  padding-block: ${token('space-half')};
  padding-inline: ${token('space-1h')} ${token('space-1')};
  border: 0;
  border-inline-start: ${token('edge-strong')} solid ${token('confirmed')};
  border-radius: ${token('radius')};
  background: ${token('surface-sunken')};
  color: inherit;
  font: inherit;
  line-height: 1.3;
  text-align: start;

  > strong {
    display: -webkit-box;
    flex: 1 1 auto;
    min-width: 0;
    overflow: hidden;
    /* The parts of most names fit in a line, those before a hyphen too. */
    font-size: ${token('text-sm')};
    font-weight: 600;
    ${longNames}
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;

    /* Nobody can open it there. */
    @media print {
      display: block;
      flex-grow: 0;
      font-size: 8.5pt;
    }
  }
  /* Without colors the type tells what is pending. */
  @media print {
    align-items: baseline;
    break-inside: avoid;
    min-height: 0;
    padding-block: 0.4mm;
    padding-inline: 1.2mm 0;
    border-radius: 0;
    background: none;

    > small {
      font-size: 9pt;
    }
    &[data-pending] > strong {
      font-style: italic;
      font-weight: 400;
    }
  }
  > small {
    flex: none;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  > small > svg {
    display: block;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
  > [data-attendance='no_show'] {
    color: ${token('cancelled')};
  }
  &[type='button'] {
    cursor: pointer;
  }
  &[data-movable] {
    cursor: grab;
    user-select: none;
  }
  &[type='button']:hover {
    background: ${token('accent-soft')};
  }
  &[data-pending] {
    border-inline-start-style: dashed;
    border-inline-start-color: ${token('pending')};
    background: ${token('pending-soft')};
  }
  &[data-dragging] {
    opacity: 0.4;
  }
  &[data-carried] {
    /* The slot below the name. */
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token('space-1')};

    > small:not([data-guests], [data-attendance], [data-keys]) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    > :is(em, [data-keys]) {
      grid-column: 1 / -1;
    }
    > em {
      color: ${token('cancelled')};
      font-size: ${token('text-sm')};
      font-style: normal;
      font-weight: 600;
    }
    box-shadow: ${token('overlay')};
    cursor: grabbing;
  }
  /* The number stands at the end of the first line, so that a name has the whole width below it. */
  @media screen {
    ${media.desk} {
      &:not([data-carried]) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto auto;
        align-content: center;
        align-items: start;

        > strong {
          display: block;
          grid-row: 1;
          grid-column: 1 / -1;
          max-height: 7lh;
          /* Only a word that is longer than the card goes on in the next line. */
          hyphenate-limit-chars: 15 5 4;
        }
        > strong::before {
          float: inline-end;
          width: ${token('space-3h')};
          height: 1lh;
          content: '';
        }
        > strong:has(~ [data-attendance])::before {
          width: calc(${token('space-3h')} + ${token('icon-small')} + ${token('space-1')});
        }
        > [data-guests] {
          grid-row: 1;
          grid-column: 3;
        }
        > [data-attendance] {
          grid-row: 1;
          grid-column: 2;
        }
      }
    }
  }
  ${media.desk} {
    ${media.belowWide} {
      padding-inline: ${token('space-1')};
    }
  }
  ${media.belowDesk} {
    min-height: ${token('row-height')};

    > strong {
      font-size: inherit;
    }
  }
`
