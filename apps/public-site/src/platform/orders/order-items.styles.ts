import { raisedSurface, size, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const ItemsTitle = styled.h2`
  font-size: ${token('heading-3')};
`

export const ItemList = styled.ul`
  ${raisedSurface}
  display: grid;
  margin-top: ${token('space-3')};
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-4')} ${token('space-4h')};
  line-height: 1.45;

  & + & {
    border-top: 1px solid ${token('line')};
  }
  h2,
  h3 {
    font-size: ${token('heading-panel')};
  }
  p {
    color: ${token('text-muted')};
  }
  > [role='alert'] {
    grid-column: 1 / -1;
    /* What it is about stays in sight. */
    scroll-margin-top: ${size(56)};
  }
`

export const ItemPrice = styled.strong`
  ${tabular}
`

export const ItemActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${token('space-3')};
`
