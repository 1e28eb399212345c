import { media, size, token, visuallyHidden } from '@luzzu/ui'
import styled, { css } from 'styled-components'

/** Above each other, so that the name keeps its room. */
const stackedActions = css`
  flex-direction: column-reverse;
  min-width: min(${size(31)}, 32vw);

  > [data-balance] {
    flex: 0 0 auto;
    margin-inline-end: 0;
  }
  > [data-balance]:empty {
    display: none;
  }
`

const belowDetails = css`
  grid-row: 3;
  grid-column: 1 / -1;
  margin-top: 0;
`

/** Beside each other below the name. */
const besideEachOther = css`
  flex-direction: row;
  align-self: end;
  gap: ${token('space-1')};

  > [data-variant] {
    flex: 1 1 0;
    min-height: ${token('row-height')};
    padding-inline: ${token('space-1')};
  }
  > [data-variant='quiet'] {
    border-color: ${token('control-line')};
  }
  > [data-variant] > svg {
    display: none;
  }
`

/** The way to say that a guest who is late did not come. */
const noShowInLine = "[data-state='no_show'][aria-pressed='false']"

/** Two buttons, of which one says what is recorded. */
const withRecorded = "[role='group']:has(> [aria-pressed='true']:not(:only-child))"

/** Said quietly, where a booking that is confirmed has nothing to press yet. */
export const Confirmed = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  padding-inline: ${token('space-3')};
  color: ${token('confirmed')};
  font-size: ${token('text-sm')};

  > svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
  ${media.phone} {
    min-height: ${token('row-height')};
  }
`

export const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-1h')};

  [data-state]:last-child {
    min-width: ${size(28)};
  }
  ${noShowInLine} {
    min-width: 0;
  }
  > [data-balance] {
    flex: 0 0 ${size(32)};
    margin-inline-end: auto;
  }
  ${media.belowWide} {
    > * {
      flex: 1 1 auto;
    }
    [data-state]:last-child,
    > [data-balance] > button {
      min-width: min(${size(31)}, 32vw);
    }
    > [data-balance] > button {
      min-height: ${token('space-7')};
      font-size: ${token('text-table')};
    }
  }
  ${media.phone} {
    ${stackedActions}
    /* Pressed beside what was booked, whose room goes on below it. */
    z-index: 1;
    grid-row: 1;
    grid-column: 2;
    align-self: end;
    /* Below the name. */
    margin-top: ${token('space-5')};

    &:has(> [data-balance]:not(:empty)) {
      margin-top: 0;
    }

    /* It stands in the details: the line is not to grow. */
    ${noShowInLine} {
      display: none;
    }
    /* Beside what comes next, its color and icon say what is recorded. */
    ${withRecorded} > [data-state] {
      min-width: 0;
      padding-inline: ${token('space-1')};
    }
    ${withRecorded} > [data-state][aria-pressed='true'] {
      flex-basis: ${token('row-height')};
    }
    ${withRecorded} > [data-state][aria-pressed='true'] > span {
      ${visuallyHidden}
    }
    ${withRecorded} > [data-state][aria-pressed='false'] > svg {
      display: none;
    }
  }
  ${media.narrow} {
    ${belowDetails}
  }
  ${media.narrowPanel} {
    ${belowDetails}
  }
  [data-payments] > & {
    ${media.belowDesk} {
      ${stackedActions}
    }
  }
  [data-pending] > &:not(:has(> [data-balance]:not(:empty))) {
    ${media.phone} {
      ${besideEachOther}
      width: calc(var(--beside) - ${token('space-1')});
    }
    ${media.narrow} {
      width: auto;
    }
    ${media.narrowPanel} {
      width: auto;
    }
  }
`
