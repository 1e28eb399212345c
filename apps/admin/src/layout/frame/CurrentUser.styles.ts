import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-1')} 0;
  font-size: ${token('text-table')};
  line-height: 1.35;

  > [data-label] {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
`
