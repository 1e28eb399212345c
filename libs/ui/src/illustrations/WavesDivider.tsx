import type { ComponentPropsWithRef } from 'react'
import { token } from '../theme/token'
import { Swell, Waves } from './Seascape.styles'
import { wavePath } from './wave-path'

const first = wavePath({ y: 62, rise: 18, half: 180, count: 24 })
const second = wavePath({ y: 96, rise: 20, half: 180, count: 24 })
const third = wavePath({ y: 134, rise: 22, half: 180, count: 24 })
const shore = wavePath({ y: 178, rise: 16, half: 360, count: 12 })

/**
 * Three layers of slowly moving waves, which end in the page's background. Decorative. Each is a picture of its own,
 * because browsers animate parts of a picture by repainting it for every frame.
 */
export function WavesDivider(props: ComponentPropsWithRef<'div'>) {
  return (
    <Waves aria-hidden="true" {...props}>
      <Swell viewBox="0 0 4320 190" $drift="slow">
        <path d={`${first}V190H0z`} fill={token('sea-2')} />
        <path d={first} fill="none" stroke={token('foam')} strokeWidth="3" opacity=".7" />
      </Swell>
      <Swell viewBox="120 0 4320 190" $drift="quick">
        <path d={`${second}V190H0z`} fill={token('sea-3')} />
        <path d={second} fill="none" stroke={token('foam')} strokeWidth="2" opacity=".4" />
      </Swell>
      <Swell viewBox="60 0 4320 190" $drift="back">
        <path d={`${third}V190H0z`} fill={token('sea-4')} />
      </Swell>
      <svg aria-hidden="true" data-part="shore" viewBox="0 0 4320 190">
        <path d={`${shore}V190H0z`} fill={token('surface')} />
      </svg>
    </Waves>
  )
}
