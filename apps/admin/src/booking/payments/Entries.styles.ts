import { tabular, token } from '@luzzu/ui'
import styled from 'styled-components'

/** A part of the dialog, under a small heading. */
export const Part = styled.section`
  > h3 {
    padding-bottom: ${token('space-1')};
    border-bottom: 1px solid ${token('line')};
    color: ${token('text-muted')};
    font-family: ${token('font-body')};
    font-size: ${token('text-table')};
    font-weight: 600;
    letter-spacing: 0;
  }
`

export const Entries = styled.ul`
  ${tabular}
  > li + li {
    border-top: 1px solid ${token('line')};
  }
`

export const Entry = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-3')};
  min-height: ${token('row-height')};
  padding-block: ${token('space-1h')};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :not(div) {
    flex: none;
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`
