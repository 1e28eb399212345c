import { Band, COAST_SPOTS, CoastMap } from '@luzzu/ui'
import { HOME_WORDS, SPOT_WORDS } from '../home-words'
import { Columns, MapFrame, Spots } from './where.styles'

/** The islands, with the spots that boats go to. */
export function WhereWeSail() {
  return (
    <Band aria-labelledby="where-title">
      <Columns>
        <MapFrame>
          <CoastMap aria-label={HOME_WORDS.map} />
        </MapFrame>
        <div>
          <h2 id="where-title">{HOME_WORDS.where}</h2>
          <Spots>
            {COAST_SPOTS.map(({ name }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{SPOT_WORDS[name]}</span>
              </li>
            ))}
          </Spots>
        </div>
      </Columns>
    </Band>
  )
}
