import { ellipsis, media, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const RecentList = styled.ul`
  ${tabular}
  font-size: ${token('text-table')};
  line-height: 1.35;

  a {
    display: grid;
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) ${token('column-date')} ${token('column-status')};
    align-items: center;
    gap: ${token('space-3')};
    min-height: ${token('row-height')};
    padding: ${token('space-1h')} ${token('space-4h')};
    border-top: 1px solid ${token('line')};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${token('hover')};
  }
  li:last-child a {
    border-end-start-radius: ${token('radius-card')};
    border-end-end-radius: ${token('radius-card')};
  }
  [data-tone] {
    justify-self: start;
  }
  ${media.phone} {
    a {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${token('space-half')} ${token('space-3')};
      padding: ${token('space-2h')} ${token('space-4')};
    }
    [data-tone] {
      grid-row: 1;
      grid-column: 2;
    }
  }
`

export const CustomerName = styled.span`
  min-width: 0;

  > * {
    ${ellipsis}
    display: block;
  }
  small {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
`
