import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Groups = styled.div`
  columns: 2;
  column-gap: ${token('space-6')};

  ${media.phone} {
    columns: 1;
  }
  section {
    break-inside: avoid;
    margin-bottom: ${token('space-4')};
  }
  h3 {
    margin-bottom: ${token('space-1')};
    color: ${token('text-muted')};
    font-family: ${token('font-body')};
    font-size: ${token('text-sm')};
    letter-spacing: 0;
  }
  dl > div {
    display: flex;
    align-items: center;
    min-height: ${token('control-tiny')};
    font-size: ${token('text-table')};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    margin-inline-start: auto;
    color: ${token('text-muted')};
  }
`
