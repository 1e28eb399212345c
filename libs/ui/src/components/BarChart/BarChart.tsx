import { type ComponentPropsWithRef, useId } from 'react'
import { token } from '../../theme/token'
import { AsTable, Figure, Plot } from './BarChart.styles'
import { barPositions, chartTicks } from './chart-scale'

export type Bar = {
  label: string
  value: number
  /** Striped: the period is incomplete. */
  partial?: boolean | undefined
}

export type BarChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Accessible name of the chart. */
  label: string
  /** Summary for screen readers, in a sentence. */
  description?: string | undefined
  data: readonly Bar[]
  /** Column headers of the table. @default ['Label', 'Value'] */
  headers?: readonly [string, string] | undefined
}

const BASE = 200
const HEIGHT = 184

/** A bar chart with an equivalent table for screen readers. */
export function BarChart({ label, description, data, headers = ['Label', 'Value'], ...rest }: BarChartProps) {
  const id = useId()
  const ticks = chartTicks(Math.max(0, ...data.map((bar) => bar.value)))
  const top = ticks.at(-1) ?? 1
  const positions = barPositions(
    data.map((bar) => bar.value),
    top,
    HEIGHT,
  )

  return (
    <Figure {...rest}>
      <Plot role="img" aria-label={label} aria-describedby={description ? `${id}-description` : undefined}>
        {description && <desc id={`${id}-description`}>{description}</desc>}
        <defs>
          <pattern
            id={`${id}-stripes`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill={token('accent-soft')} />
            <rect width="2" height="6" fill={token('accent')} />
          </pattern>
        </defs>
        {ticks.map((tick) => {
          const y = BASE - (tick / top) * HEIGHT
          return (
            <g key={tick}>
              <line x1="4%" x2="100%" y1={y} y2={y} data-base={tick === 0 || undefined} />
              <text x="0" y={y + 4}>
                {tick}
              </text>
            </g>
          )
        })}
        {data.map((bar, index) => {
          const position = positions[index]
          if (!position) return null
          return (
            <g key={bar.label}>
              <rect
                data-bar
                data-partial={bar.partial || undefined}
                x={`${position.x}%`}
                y={BASE - position.height}
                width={`${position.width}%`}
                height={position.height}
                rx="3"
                style={bar.partial ? { fill: `url(#${id}-stripes)` } : undefined}
              />
              <text data-value x={`${position.middle}%`} y={BASE - position.height - 6} textAnchor="middle">
                {bar.value}
              </text>
              <text
                data-name
                data-kept={(data.length - 1 - index) % 3 === 0 || undefined}
                x={`${position.middle}%`}
                y={BASE + 20}
                textAnchor="middle"
              >
                {bar.label}
              </text>
            </g>
          )
        })}
      </Plot>
      <AsTable>
        <summary>Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{headers[0]}</th>
              <th scope="col">{headers[1]}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{bar.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AsTable>
    </Figure>
  )
}
