import { Band, COAST_SPOTS, CoastMap, media, token } from '@luzzu/ui'
import styled from 'styled-components'
import { HOME_COPY, SPOT_DESCRIPTIONS } from '../home.copy'

/** A map of the islands with the spots that boats visit. */
export function WhereWeSail() {
  return (
    <Band aria-labelledby="where-title">
      <Columns>
        <h2 id="where-title">{HOME_COPY.where}</h2>
        <MapFrame>
          <CoastMap aria-label={HOME_COPY.map} />
        </MapFrame>
        <Spots>
          {COAST_SPOTS.map(({ name }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{SPOT_DESCRIPTIONS[name]}</span>
            </li>
          ))}
        </Spots>
      </Columns>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${token('space-5')};

  ${media.desk} {
    grid-template-columns: 2fr 3fr;
    column-gap: ${token('space-8')};

    > h2 {
      align-self: end;
    }
  }
`

const MapFrame = styled.div`
  overflow: hidden;
  border-radius: ${token('radius-card')};
  background: ${token('sea-map')};

  > svg {
    width: 100%;
    height: auto;
  }
  ${media.desk} {
    grid-area: 1 / 2 / span 2;
    align-self: center;
  }
`

const Spots = styled.ol`
  display: grid;
  gap: ${token('space-half')} ${token('space-6')};
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
  @media (min-width: 40em) and (max-width: 59.9375em) {
    grid-template-columns: 1fr 1fr;
  }
`
