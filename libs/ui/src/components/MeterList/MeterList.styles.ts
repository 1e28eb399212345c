import styled from 'styled-components'
import { media } from '../../theme/media'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'

export const List = styled.ol`
  padding: 0 ${token('space-4h')} ${token('space-4')};
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space-1h')} ${token('space-3')};
  padding: ${token('space-2')} 0;
  font-size: ${token('text-table')};
  overflow-wrap: anywhere;

  > :nth-child(2) {
    ${tabular}
    color: ${token('text-muted')};
  }
`

export const Track = styled.span`
  grid-column: 1 / -1;
  height: ${token('space-1h')};
  overflow: hidden;
  border-radius: ${token('edge-strong')};
  background: ${token('surface-sunken')};
`

export const Fill = styled.span`
  display: block;
  height: 100%;
  min-width: ${token('space-1')};
  border-radius: inherit;
  background: ${token('accent')};

  ${media.forced} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`
