import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Compare = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};

  > div {
    padding: ${token('space-3')} ${token('space-3h')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radius-medium')};
    font-size: ${token('text-table')};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  h3 {
    margin-bottom: ${token('space-1')};
    color: ${token('text-muted')};
    font-family: ${token('font-body')};
    font-size: ${token('text-sm')};
    letter-spacing: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
