import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Block = styled.section`
  display: grid;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  font-size: ${token('text-table')};

  > h3 {
    font-family: ${token('font-body')};
    font-size: ${token('text-table')};
    letter-spacing: 0;
  }
`

export const Entries = styled.ol`
  display: grid;
  gap: ${token('space-2')};
  max-height: ${token('menu-height')};
  overflow: auto;

  > li {
    display: grid;
    grid-template-columns: minmax(0, ${token('width-stamp')}) minmax(0, 1fr);
    gap: 0 ${token('space-3')};
    overflow-wrap: anywhere;
  }
  time {
    color: ${token('text-muted')};
  }
  ul {
    grid-column: 2;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
  del {
    text-decoration: line-through;
  }
  ins {
    color: ${token('text')};
    text-decoration: none;
  }
`
