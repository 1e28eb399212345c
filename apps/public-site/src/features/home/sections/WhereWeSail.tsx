import { Band, COAST_SPOTS, CoastMap } from '@luzzu/ui'
import { HOME_COPY, SPOT_DESCRIPTIONS } from '../home.copy'
import { Columns, MapFrame, Spots } from './where-we-sail.styles'

/** A map of the islands with the spots that boats visit. */
export function WhereWeSail() {
  return (
    <Band aria-labelledby="where-title">
      <Columns>
        <MapFrame>
          <CoastMap aria-label={HOME_COPY.map} />
        </MapFrame>
        <div>
          <h2 id="where-title">{HOME_COPY.where}</h2>
          <Spots>
            {COAST_SPOTS.map(({ name }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{SPOT_DESCRIPTIONS[name]}</span>
              </li>
            ))}
          </Spots>
        </div>
      </Columns>
    </Band>
  )
}
