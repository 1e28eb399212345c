import { media, size, token } from '@luzzu/ui'
import styled from 'styled-components'

/** The bookings of a slot in a cell, below its time and name. */
export const SlotOnBoard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};

  & + & {
    margin-top: ${token('space-2')};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space-1')};
    justify-self: start;
    padding-inline: ${token('space-1')};
    border-radius: ${token('radius-small')};
    background: ${token('surface-raised')};
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  > p > em {
    padding-inline: ${token('space-1')};
    border-radius: ${token('radius-small')};
    background: ${token('pending-soft')};
  }
  ${media.belowDesk} {
    grid-template-columns: repeat(auto-fill, minmax(min(${size(60)}, 100%), 1fr));

    > p {
      grid-column: 1 / -1;
      margin-inline-start: calc(-1 * ${token('space-1')});
    }
  }
`
