import { media, raisedSurface, tableCorners, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

export const ListPanel = styled.section`
  ${raisedSurface}
  ${tableCorners}

  /* A sheet has an edge of its own, and a table that goes on no corners. */
  @media print {
    border: 0;
    border-radius: 0;
  }
`

export const ListBar = styled.div`
  ${tabular}
  container: list / inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-height: ${token('topbar-height')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-4h')} ${token('space-3')};
  border-bottom: 1px solid ${token('line')};
  font-size: ${token('text-table')};

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
  @media print {
    container: none;
    min-height: 0;
    padding-inline: 0;
  }
`
