import { ellipsis, media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Cell = styled.td.attrs({ role: 'cell' })`
  position: relative;
  height: ${token('week-day-height')};
  padding: ${token('space-1h')};
  border-inline-start: 1px solid ${token('line')};
  vertical-align: top;

  /* Hatched, so that it is not told by color alone. */
  &[data-closed],
  &&[data-refused] {
    background: repeating-linear-gradient(
      135deg,
      ${token('cancelled-soft')} 0 ${token('space-1')},
      ${token('surface-raised')} ${token('space-1')} ${token('space-2')}
    );
  }
  @media print {
    height: auto;
    padding: 1mm;

    /* Printers leave out other backgrounds; the lines of the board stay in sight between these. */
    &[data-closed] {
      --line: ${token('line-strong')};
      background: linear-gradient(
          135deg,
          var(--line) 0 6%,
          transparent 6% 44%,
          var(--line) 44% 56%,
          transparent 56% 94%,
          var(--line) 94%
        )
        0 0 / 2mm 2mm padding-box;
      print-color-adjust: exact;
    }
  }
  > em {
    padding: ${token('space-half')} ${token('space-1')} ${token('space-1')};
    background: ${token('surface-raised')};
    border-radius: ${token('radius-small')};
  }
  > [data-held] {
    border-inline-start: ${token('edge-strong')} dotted ${token('accent')};
    color: ${token('text-muted')};
    font-weight: 400;
  }
  > b {
    display: block;
    margin-bottom: ${token('space-1')};
    padding: ${token('space-1h')} ${token('space-2')};
    border-radius: ${token('radius')};
    background: ${token('cancelled-soft')};
    /* Below the topbar and the head of the table. */
    scroll-margin-top: calc(var(--sticky-top) + 2 * ${token('row-height')});
    color: ${token('cancelled')};
    font-size: ${token('text-sm')};
    font-weight: 600;
    line-height: 1.3;
  }
  @media screen {
    ${media.desk} {
      &[data-chosen] {
        box-shadow: inset 1px 0 ${token('accent')}, inset -1px 0 ${token('accent')};
      }
    }
  }
  &[data-target] {
    background: ${token('surface-sunken')};
  }
  &[data-over] {
    background: ${token('accent-soft')};
    box-shadow: inset 0 0 0 ${token('edge')} ${token('accent')};
  }
  &[data-over][data-refused] {
    box-shadow: inset 0 0 0 ${token('edge')} ${token('danger')};
  }
  /* Its place. */
  &:has(> span) > div:first-of-type > p {
    visibility: hidden;
  }
  &[data-refused] > span > small {
    color: ${token('cancelled')};
  }
  ${media.belowWide} {
    padding-inline: ${token('space-half')};
  }
  ${media.belowDesk} {
    height: auto;
    border-inline-start: 0;
    padding: ${token('space-2')} ${token('space-4')};

    &[data-empty] {
      display: none;
    }
    &[data-label]::before {
      content: attr(data-label);
      display: block;
      padding-bottom: ${token('space-1')};
      font-weight: 600;
    }
    > em:not([data-held]) {
      margin-inline: calc(-1 * ${token('space-1')});
    }
    && {
      border-top: 0;
    }
  }
`

/**
 * Lies over the name of the first slot, so that no row moves below what is dragged and no card is hidden, and stays in sight
 * where the row is long. A long reason is cut: what is dragged tells the rest.
 */
export const CellAvailability = styled.span`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  padding: ${token('edge')};
  pointer-events: none;

  > small {
    position: sticky;
    /* Below the topbar and the head of the table. */
    top: calc(var(--sticky-top) + 2 * ${token('row-height')});
    flex: 1;
    min-width: 0;
    ${ellipsis}
    padding: ${token('space-half')} ${token('space-1')};
    border-radius: ${token('radius-small')};
    background: ${token('surface-raised')};
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    line-height: 1.3;
  }
`
