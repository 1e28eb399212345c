import { media, token, visuallyHidden } from '@luzzu/ui'
import styled from 'styled-components'
import { longNames } from '../../../booking/long-names.styles'

/** Without room for the table a booking is a card. On a phone it has four lines: customer and status, when, product and total, what can be done. */
export const Cards = styled.div`
  :is(th, td)[data-column='total'] {
    padding-inline-end: ${token('space-4')};
  }
  [data-layout='card'] {
    display: none;
  }
  ${media.mediumList} {
    tr[data-row] {
      grid-template:
        'user user status' auto
        'product product total' auto
        'date slot slot' auto
        'actions actions actions' auto
        / auto minmax(0, 1fr) auto;
      align-items: center;
    }
    && tr[data-row] > :is([data-column='status'], [data-column='total'], [data-column='slot']) {
      justify-self: end;
      text-align: end;
    }
    tr[data-row] > :is([data-column='date'], [data-column='slot']) {
      align-self: start;
    }
    tr[data-row] > th {
      grid-area: user;
    }
    td[data-column='status'] {
      grid-area: status;
    }
    td[data-column='product'] {
      grid-area: product;
    }
    td[data-column='total'] {
      grid-area: total;
    }
    td[data-column='date'] {
      grid-area: date;
    }
    td[data-column='slot'] {
      grid-area: slot;
    }
    td[data-column='actions'] {
      grid-area: actions;
    }
  }
  ${media.narrowList} {
    && tr[data-row] {
      grid-template:
        'user user status' auto
        'date slot slot' auto
        'product product total' auto
        'actions actions actions' auto
        / auto minmax(0, 1fr) auto;
      gap: ${token('space-half')} ${token('space-2')};
      padding-block: ${token('space-2')} ${token('space-2h')};
      align-items: baseline;
    }
    && tr[data-row] > [data-column='slot'] {
      justify-self: start;
      text-align: start;
    }
    /* Only the name stands beside the box that selects. */
    tr[data-row] > :is([data-column='date'], [data-column='product'], [data-column='actions']) {
      margin-inline-start: calc(${token('space-4')} - ${token('space-7')});
    }
    td[data-column='slot'] > span,
    td[data-column='product'] > span {
      display: inline;
    }
    [data-layout='table'] {
      display: none;
    }
    [data-layout='card'] {
      display: revert;
    }
    [data-icons] > [data-layout='card'] {
      display: inline-grid;
    }
  }
  /* A tablet has room beside each other. */
  ${media.tabletList} {
    && tr[data-row] {
      grid-template:
        'user date total status' auto
        'product slot actions actions' auto
        / minmax(0, 5fr) minmax(0, 4fr) ${token('column-status')} ${token('column-date')};
      align-items: start;
    }
    && tr[data-row] > [data-column='slot'] {
      justify-self: start;
      text-align: start;
    }
    && tr[data-row] > [data-column='actions'] {
      justify-self: end;
    }
  }
`

/** Wraps; only names that take more than three lines are truncated. */
export const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  ${longNames}
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const CellButton = styled.button`
  display: block;
  max-width: 100%;
  min-height: ${token('space-5')};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  /* Whoever was led here reads the line below as well. */
  &:focus-visible {
    outline-width: ${token('edge')};
    outline-offset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
  ${media.mediumList} {
    min-height: ${token('control-tiny')};
  }
`

/** One press away from whoever comes. */
export const CallLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${token('space-5')};
  color: ${token('text-muted')};
  font-size: ${token('text-table')};
  font-weight: 400;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
  ${media.mediumList} {
    min-height: ${token('control-tiny')};
  }
`

/** Below the first line of a cell. */
export const Second = styled.span`
  display: block;
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`

/** In one line, into the gap before its column if need be. */
export const Due = styled(Second)`
  margin-inline-start: calc(-1 * ${token('space-3')});
  white-space: nowrap;
`

/** What became of it, and below it where it came from. */
export const StatusCell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token('space-half')};

  ${media.mediumList} {
    justify-items: end;
  }
`

export const RowActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-half')};

  > [data-icons] {
    display: flex;
    gap: inherit;
  }
  ${media.narrowList} {
    flex-wrap: wrap;
    gap: ${token('space-1')};
    margin-top: ${token('space-1')};

    /* Never narrower than their words: where there is no room for them, the icons have a row of their own. */
    > :is([data-variant='quiet'], [data-variant='soft']) {
      flex: 1 0 max-content;
      min-height: ${token('control-height')};
    }
    > [data-variant='quiet'] {
      border-color: ${token('control-line')};
    }
  }
`

/** Cards have no column headers to click. */
export const CardOrder = styled.div`
  display: none;

  ${media.mediumList} {
    display: block;
    order: 1;
    width: 100%;
  }
`

/** On a phone its buttons have no room for their words, and no line of their own. */
export const End = styled.div`
  margin-inline-start: auto;

  ${media.phone} {
    display: flex;
    margin-block: calc(-1 * ${token('space-2')});
    margin-inline-end: calc(-1 * ${token('space-2')});

    > button {
      padding-inline: ${token('space-2')};
    }
    [data-words] {
      ${visuallyHidden}
    }
  }
`
