import { type ComponentPropsWithRef, useId } from 'react'
import styled from 'styled-components'
import { token } from '../theme/token'

type Spot = { name: string; x: number; y: number; labelX: number; labelY: number }

/** The six spots of the map, in the order of their numbers. */
export const COAST_SPOTS: readonly Spot[] = [
  { name: 'Dwejra', x: 42, y: 121, labelX: -20, labelY: 6 },
  { name: 'Blue Lagoon', x: 268, y: 192, labelX: 62, labelY: 6 },
  { name: 'Għajn Tuffieħa', x: 300, y: 364, labelX: -22, labelY: 6 },
  { name: 'Grand Harbour', x: 604, y: 423, labelX: 22, labelY: -8 },
  { name: 'Marsaxlokk', x: 646, y: 562, labelX: 50, labelY: 6 },
  { name: 'Blue Grotto', x: 488, y: 593, labelX: -22, labelY: 6 },
]

const SHOALS = [
  ['shoal-1', 110],
  ['shoal-2', 66],
  ['shoal-3', 26],
] as const

export type CoastMapProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Accessible name. Each number on the map should also be in a list with the spot's name. */
  'aria-label': string
}

/** Malta, Gozo and Comino with six numbered spots and the route between them. */
export function CoastMap(props: CoastMapProps) {
  const id = useId()
  const coast = `${COAST.malta}${COAST.gozo}${COAST.comino}`

  return (
    <Sea viewBox="-62 -14 890 708" role="img" {...props}>
      <defs>
        <path id={id} d={coast} strokeLinejoin="round" />
      </defs>
      {SHOALS.map(([name, width]) => (
        <use key={name} href={`#${id}`} fill="none" stroke={token(name)} strokeWidth={width} />
      ))}
      <use href={`#${id}`} fill={token('land')} stroke={token('land-edge')} strokeWidth="3" />
      <path data-part="route" d={ROUTE} />
      <text data-part="isle" x="120" y="110">
        Gozo
      </text>
      <text data-part="isle" x="430" y="420">
        Malta
      </text>
      <g transform="translate(700 110)" fill="none" stroke={token('accent')} strokeWidth="2">
        <circle r="40" />
        <path
          d="M0-54l9 45 45 9-45 9-9 45-9-45-45-9 45-9z"
          fill={token('surface-raised')}
          strokeLinejoin="round"
        />
        <path d="M0-54l9 45L0 0z" fill={token('paint-red')} stroke="none" />
      </g>
      <text x="700" y="44" textAnchor="middle">
        N
      </text>
      <g transform="translate(548 196) scale(.13)">
        <path d="M345 62C300 130 246 230 222 314q62 6 123-2z" fill={token('paint-cream')} />
        <path d="M360 74c52 80 96 164 118 244-46 6-90 4-128-6z" fill={token('paint-yellow')} />
        <path d="M200 340L494 330c-8 20-22 36-42 48H218z" fill={token('paint-deep')} />
      </g>
      {COAST_SPOTS.map((spot, index) => (
        <g key={spot.name} transform={`translate(${spot.x} ${spot.y})`}>
          <g data-part="pin">
            <circle r="14" />
            <text y="5">{index + 1}</text>
          </g>
          <text
            data-part="label"
            x={spot.labelX}
            y={spot.labelY}
            textAnchor={spot.labelX < 0 ? 'end' : 'start'}
          >
            {spot.name}
          </text>
        </g>
      ))}
    </Sea>
  )
}

const Sea = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${token('radius-card')};
  background: ${token('sea-map')};

  text {
    font: 600 ${token('map-label')} ${token('font-body')};
    fill: ${token('text')};
    paint-order: stroke;
    stroke: ${token('sea-map')};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  [data-part='isle'] {
    font: italic 500 ${token('map-isle')} ${token('font-display')};
    fill: ${token('on-land')};
    stroke: none;
  }
  [data-part='pin'] circle {
    fill: ${token('paint-red')};
    stroke: ${token('paint-white')};
    stroke-width: 3;
  }
  [data-part='pin'] text {
    font: 700 ${token('map-number')} ${token('font-body')};
    fill: ${token('paint-white')};
    stroke: none;
    text-anchor: middle;
  }
  [data-part='route'] {
    fill: none;
    stroke: ${token('accent')};
    stroke-width: 2.5;
    stroke-dasharray: 2 9;
    stroke-linecap: round;
    opacity: 0.75;
  }
  /* On a small map the names stand in the list beside it; the numbers grow. */
  @media (max-width: 39.9375em) {
    [data-part='label'] {
      display: none;
    }
    [data-part='pin'] {
      transform: scale(1.7);
    }
    [data-part='isle'] {
      font-size: ${token('map-isle-phone')};
    }
  }
`

/** The outlines of the islands, drawn by hand in units of the map. */
const COAST = {
  malta:
    'M276 243 303 239 335 231 348 239 338 252 321 268 311 287 325 295 338 277 362 281 384 297 374 312 369 324 385 329 402 320 416 308 436 306 448 300 446 316 431 331 443 333 456 324 483 337 513 347 540 364 554 372 557 387 569 391 586 412 567 416 550 433 564 435 596 420 591 437 569 460 587 451 599 443 607 449 619 428 644 451 678 485 661 501 688 503 692 518 670 530 675 555 668 593 658 584 653 555 633 549 624 572 609 580 626 603 609 620 572 618 530 605 483 593 434 578 392 555 358 532 318 487 298 441 294 416 276 406 288 391 301 383 288 370 303 362 291 337 284 314 296 302 278 289 259 277 273 260z',
  gozo: 'M30 79 42 62 76 50 118 50 146 54 160 67 177 64 202 87 212 81 236 102 264 123 288 141 268 156 244 160 225 168 207 175 180 181 163 185 133 181 106 173 86 156 79 164 59 152 39 135 34 121 45 112 30 98z',
  comino: 'M266 189 281 179 303 177 315 189 311 204 291 210 273 204z',
} as const

/** The route by sea between the spots. */
const ROUTE =
  'M42 121C25 198 143 229 271 192M271 192C177 250 210 333 300 364M604 423C724 451 719 634 646 562M646 562C682 655 581 666 488 593'
