import { media, size, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'
import { ListBar } from '../../../platform/lists/ListPanel.styles'

export const Places = styled.ul`
  ${tabular}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${size(72)}, 100%), 1fr));
  gap: 0 ${token('space-4')};
  padding: ${token('space-1')} ${token('space-4h')};
  font-size: ${token('text-table')};
`

export const Place = styled.li`
  display: grid;
  /* The buttons stand below each other, near the numbers that they are about. */
  grid-template-columns: minmax(0, ${token('width-drawer')}) auto;
  justify-content: start;
  align-items: center;
  gap: 0 ${token('space-4')};
  min-height: ${token('topbar-height')};
  padding-block: ${token('space-1')};

  strong {
    font-weight: 600;
  }
  > span {
    grid-row: 2;
    grid-column: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-2')};
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  > button {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`

/** Quiet, below what can be booked. */
export const Rest = styled.ul`
  padding: ${token('space-1')} ${token('space-4h')} ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

export const Filters = styled(ListBar)`
  ${media.phone} {
    > div {
      flex: 1 1 ${size(36)};
    }
  }
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  > li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
  }
`

/* One box per unit: filled for confirmed, striped for pending, dotted for held, crossed out for closed, outlined for free. Text repeats it. */
export const Boxes = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('edge-strong')};

  > i {
    width: ${token('space-4')};
    height: ${token('space-2h')};
    border: ${token('edge-fine')} solid ${token('control-line')};
    border-radius: ${token('edge')} ${token('edge')} ${token('radius-small')} ${token('radius-small')};
  }
  > [data-state='confirmed'] {
    border-color: ${token('confirmed')};
    background: ${token('confirmed')};
  }
  > [data-state='waiting'] {
    border-color: ${token('pending')};
    background: repeating-linear-gradient(
      135deg,
      ${token('pending')} 0 ${token('edge')},
      transparent ${token('edge')} ${token('space-1')}
    );
  }
  > [data-state='held'] {
    border: ${token('edge-strong')} dotted ${token('accent')};
    background: ${token('accent-soft')};
  }
  > [data-state='closed'] {
    border-style: dashed;
    background: linear-gradient(
      to top right,
      transparent calc(50% - ${token('edge-fine')}),
      ${token('control-line')} calc(50% - ${token('edge-fine')}) calc(50% + ${token('edge-fine')}),
      transparent calc(50% + ${token('edge-fine')})
    );
  }
  ${media.forced} {
    --mark: CanvasText;

    > i,
    > [data-state] {
      forced-color-adjust: none;
      border-color: var(--mark);
    }
    > [data-state='confirmed'] {
      background: var(--mark);
    }
    > [data-state='waiting'] {
      background: repeating-linear-gradient(
        135deg,
        var(--mark) 0 ${token('edge')},
        transparent ${token('edge')} ${token('space-1')}
      );
    }
    > [data-state='held'] {
      background: none;
    }
    > [data-state='closed'] {
      background: linear-gradient(
        to top right,
        transparent calc(50% - ${token('edge-fine')}),
        var(--mark) calc(50% - ${token('edge-fine')}) calc(50% + ${token('edge-fine')}),
        transparent calc(50% + ${token('edge-fine')})
      );
    }
  }
`
