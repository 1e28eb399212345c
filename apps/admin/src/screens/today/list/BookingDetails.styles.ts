import { token } from '@luzzu/ui'
import styled from 'styled-components'

export const Details = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-1')} ${token('space-4h')} ${token('space-3')};
  font-size: ${token('text-table')};

  > p:first-child {
    color: ${token('text-muted')};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-start;
    gap: ${token('space-1h')};
  }
  > div > * {
    flex: 0 1 auto;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`
