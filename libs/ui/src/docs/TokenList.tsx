import styled from 'styled-components'
import { darkColors, lightColors } from '../theme/colors'
import { contrast, EDGE_ON_GROUND, TEXT_ON_GROUND } from '../theme/contrast'
import { scales } from '../theme/scales'
import { type TokenName, token } from '../theme/token'

const colorNames = Object.keys(lightColors).filter((name) => name !== 'raised' && name !== 'overlay')

/** Each color with its name and its values in both schemes. */
export function ColorList() {
  return (
    <Table>
      <tbody>
        {colorNames.map((name) => (
          <tr key={name}>
            <td>
              <Swatch style={{ background: token(name as TokenName) }} />
            </td>
            <th scope="row">{name}</th>
            <td>{lightColors[name as keyof typeof lightColors]}</td>
            <td>{darkColors[name as keyof typeof lightColors] ?? 'as in light'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Every allowed pair of colors with its contrast ratio. */
export function ContrastList() {
  const dark = { ...lightColors, ...darkColors }
  const pairs = [...TEXT_ON_GROUND, ...EDGE_ON_GROUND].flatMap(([front, grounds], index) =>
    grounds.map((ground) => ({ front, ground, key: `${index}-${front}-${ground}` })),
  )
  return (
    <Table>
      <tbody>
        {pairs.map(({ front, ground, key }) => (
          <tr key={key}>
            <th scope="row">
              {front} on {ground}
            </th>
            <td>{contrast(lightColors[front], lightColors[ground]).toFixed(1)} in light</td>
            <td>{contrast(dark[front], dark[ground]).toFixed(1)} in dark</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type Show = 'width' | 'font-size' | 'border-radius' | 'box-shadow'

/** The tokens with a name prefix, each shown in use. */
export function ScaleList({ prefix, show }: { prefix: string; show: Show }) {
  const names = [...Object.keys(scales), 'raised', 'overlay'].filter((name) => name.startsWith(prefix))
  return (
    <div>
      {names.map((name) => (
        <ScaleRow key={name}>
          <code>{name}</code>
          <Sample
            data-show={show}
            style={{ [show.replace(/-(.)/, (_, c) => c.toUpperCase())]: token(name as TokenName) }}
          >
            {show === 'font-size' ? 'Open water' : ''}
          </Sample>
        </ScaleRow>
      ))}
    </div>
  )
}

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${token('text-table')};

  :is(th, td) {
    padding: ${token('space-1')} ${token('space-3')};
    border-bottom: 1px solid ${token('line')};
    text-align: start;
  }
`

const Swatch = styled.span`
  display: block;
  width: ${token('space-7')};
  height: ${token('space-6')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
`

const ScaleRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  padding-block: ${token('space-1')};

  > code {
    min-width: ${token('width-field')};
    font-size: ${token('text-sm')};
  }
`

const Sample = styled.span`
  &[data-show='width'] {
    height: ${token('space-3')};
    background: ${token('accent')};
  }
  &[data-show='border-radius'],
  &[data-show='box-shadow'] {
    width: ${token('space-9')};
    height: ${token('space-8')};
    border: 1px solid ${token('line')};
    background: ${token('surface-raised')};
  }
`
