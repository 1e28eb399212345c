import { media, token } from '@luzzu/ui'
import styled from 'styled-components'

export const Columns = styled.div`
  display: grid;
  gap: ${token('space-6')};

  ${media.desk} {
    grid-template-columns: 2fr 3fr;
    align-items: center;
    gap: ${token('space-8')};
  }
`

export const MapFrame = styled.div`
  overflow: hidden;
  border-radius: ${token('radius-card')};
  background: ${token('sea-map')};

  > svg {
    width: 100%;
    height: auto;
  }
  ${media.desk} {
    order: 2;
  }
`

export const Spots = styled.ol`
  display: grid;
  gap: ${token('space-half')} ${token('space-6')};
  margin-top: ${token('space-5')};
  counter-reset: spot;

  > li {
    display: grid;
    grid-template-columns: ${token('marker')} 1fr;
    column-gap: ${token('space-3')};
    padding-block: ${token('space-2h')};
    border-top: 1px solid ${token('line')};
    counter-increment: spot;
  }
  > li::before {
    content: counter(spot) / '';
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: ${token('marker')};
    height: ${token('marker')};
    border-radius: ${token('radius-pill')};
    background: ${token('paint-red')};
    color: ${token('paint-white')};
    font-size: ${token('text-table')};
    font-weight: 700;
  }
  span {
    color: ${token('text-muted')};
    font-size: ${token('text-md')};
    line-height: 1.45;
  }
  @media (min-width: 640px) and (max-width: 959px) {
    grid-template-columns: 1fr 1fr;
  }
`
