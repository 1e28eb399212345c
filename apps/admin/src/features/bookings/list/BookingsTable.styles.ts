import { ellipsis, media, raisedSurface, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const ListPanel = styled.section`
  ${raisedSurface}
`

export const ListBar = styled.div`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-height: ${token('topbar-height')};
  padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} ${token('space-4h')};
  border-bottom: 1px solid ${token('line')};
  font-size: ${token('text-table')};
`

/** On a phone a booking is a card with who and status, what and how much, when, and what can be done. */
export const Cards = styled.div`
  ${media.phone} {
    tr[data-row] {
      grid-template:
        'user status' auto
        'product total' auto
        'date date' auto
        'slot slot' auto
        'actions actions' auto
        / minmax(0, 1fr) auto;
    }
    tr[data-row] > th {
      grid-area: user;
    }
    td[data-label='Status'] {
      grid-area: status;
    }
    td[data-label='Product'] {
      grid-area: product;
    }
    td[data-label='Total'] {
      grid-area: total;
    }
    td[data-label='Booking Date'] {
      grid-area: date;
    }
    td[data-label='Booking Slot'] {
      grid-area: slot;
    }
    td[data-label='Actions'] {
      grid-area: actions;
    }
  }
`

export const CellButton = styled.button`
  ${ellipsis}
  display: block;
  max-width: 100%;
  min-height: ${token('control-tiny')};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`

export const SlotName = styled.span`
  color: ${token('text-muted')};
`

export const RowActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-half')};

  ${media.phone} {
    justify-content: flex-start;
    gap: ${token('space-1h')};
    margin-top: ${token('space-2')};

    > :is([data-variant='quiet'], [data-variant='soft']) {
      flex: 1;
      min-height: ${token('control-height')};
    }
    > [data-variant='quiet'] {
      border-color: ${token('control-line')};
    }
  }
`
