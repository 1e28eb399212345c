import type { ComponentPropsWithRef, ElementType } from 'react'
import { useId } from 'react'
import { token } from '../theme/token'
import { BoatPicture } from './BoatPicture'
import { Copy, Hero } from './Seascape.styles'
import { WavesDivider } from './WavesDivider'

export type SeascapeProps = ComponentPropsWithRef<'section'> & {
  as?: ElementType | undefined
  /** `hero` for the first screen of a page, `panel` for one half of it. @default 'hero' */
  variant?: 'hero' | 'panel' | undefined
}

/**
 * The painted boat on an evening sea, with content over it: heading, text, button. The content comes first, because a
 * picture that is painted while the rest of the page arrives would move with what follows.
 */
export function Seascape({ variant = 'hero', children, ...rest }: SeascapeProps) {
  return (
    <Hero {...rest} data-variant={variant}>
      <Copy>{children}</Copy>
      <Scene />
      <BoatPicture data-part="boat" />
      <WavesDivider />
    </Hero>
  )
}

/** Evening over the coast: sky, low sun, limestone cliffs with a tower, open water. */
function Scene() {
  const id = useId()
  return (
    <svg data-part="scene" viewBox="0 0 1440 820" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop offset="0" stopColor={token('sky-1')} />
          <stop offset=".5" stopColor={token('sky-2')} />
          <stop offset="1" stopColor={token('sky-3')} />
        </linearGradient>
        <linearGradient id={`${id}-sea`} x2="0" y2="1">
          <stop offset="0" stopColor={token('sea-1')} />
          <stop offset=".45" stopColor={token('sea-2')} />
          <stop offset="1" stopColor={token('sea-3')} />
        </linearGradient>
      </defs>

      <path d="M0 0h1440v570H0z" fill={`url(#${id}-sky)`} />
      <g fill={token('sun')}>
        <circle cx="1010" cy="420" r="210" opacity=".16" />
        <circle cx="1010" cy="420" r="140" opacity=".24" />
        <circle cx="1010" cy="420" r="80" />
      </g>
      <g fill={token('far')} opacity=".68">
        <path d="M0 562v-36l90-16 120 10 130-22 150 18 160-12 170 22 180-16 160 14 280-20v58z" />
        <path d="M84 514v-26h12v-20l8-12 8 12v20h14c1-22 12-34 27-37 15 3 26 15 27 37h14v-20l8-12 8 12v20h12v40z" />
      </g>
      <path d="M1236 430V312h56v118z" fill={token('cliff-shade')} />
      <path d="M1266 312h26v118h-26z" fill={token('cliff-deep')} />
      <path d="M1230 298h14v7h10v-7h18v7h10v-7h16v16h-68z" fill={token('cliff-deep')} />
      <path d="M1247 336h6v14h-6z" fill={token('cliff-deep')} />
      <path d="M1090 562l26-66 34-22 22-48 58-20 30-34 64-16 50-46 66-10v262z" fill={token('cliff')} />
      <path
        d="M1172 426l-10 50 20 36-8 50h-34l4-54zM1260 372l-18 62 24 50-12 78h58l-8-76 20-56-22-50-20-18zM1374 310l-14 70 26 56-16 66 10 60h60V300z"
        fill={token('cliff-shade')}
      />
      <path
        d="M1116 500l62 4 70-10 74 8 118-6M1160 448l96 6 64-12 120 4M1262 398l60 2 118-14M1340 346l100-8"
        fill="none"
        stroke={token('cliff-deep')}
        strokeWidth="3"
        opacity=".5"
      />
      <path d="M1090 562l10-26q100-16 180-6t160-6v38z" fill={token('cliff-deep')} opacity=".7" />
      <path d="M0 560h1440v260H0z" fill={`url(#${id}-sea)`} />
      <path
        d="M90 590h60M220 606h40M420 586h54M600 612h70M760 590h44M1180 600h60M1320 590h50M140 640h50M540 650h40"
        stroke={token('foam')}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".4"
      />

      <path
        data-part="gulls"
        fill="none"
        stroke={token('text')}
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M1046 250q9-10 16 1 8-10 17-3M1100 276q7-8 12 1 6-8 13-2"
      />
    </svg>
  )
}
