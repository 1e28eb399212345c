import { displayType, media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Week = styled.nav`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token('space-2')};
  margin-bottom: ${token('space-4')};

  ${media.phone} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: ${token('width-term')};
    overflow-x: auto;
    padding: ${token('space-1')};
  }
  @media print {
    display: none;
  }
`

export const Day = styled.div`
  > a {
    display: grid;
    align-content: start;
    height: 100%;
    gap: ${token('space-half')};
    min-height: ${token('week-day-height')};
    padding: ${token('space-2h')} ${token('space-3')} ${token('space-3')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radius-medium')};
    background: ${token('surface-raised')};
    color: inherit;
    font-size: ${token('text-sm')};
    line-height: 1.4;
    text-decoration: none;
  }
  > a:hover {
    border-color: ${token('control-line')};
  }
  > a[aria-current] {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    box-shadow: inset 0 ${token('edge-strong')} 0 ${token('accent')};
  }
  [data-muted] {
    color: ${token('text-muted')};
  }
  [data-pending] {
    color: ${token('pending')};
    font-weight: 600;
  }
  strong {
    ${displayType}
    font-size: ${token('heading-3')};
    line-height: 1.2;
  }
`
