import type { ComponentPropsWithRef } from 'react'
import { token } from '../theme/token'
import { wavePath } from './wave-path'

/** A sail before the setting sun, for dark sections. Decorative. */
export function SunsetPicture(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="0 0 1120 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {...props}>
      <g fill={token('paint-yellow')}>
        <circle cx="880" cy="260" r="210" opacity=".1" />
        <circle cx="880" cy="260" r="150" opacity=".16" />
        <circle cx="880" cy="260" r="96" />
      </g>
      <path
        d="M560 330l60-30 90 10 70-24 110 20 90-30 140 16v60H560z"
        fill={token('dusk-hills')}
        opacity=".55"
      />
      <path d="M0 324h1120v100H0z" fill={token('dusk-1')} />
      <path
        d="M800 336h160M830 350h80M850 364h110"
        stroke={token('paint-yellow')}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".75"
      />
      <g transform="translate(690 142) scale(.6)">
        <path d="M352 336V52" stroke={token('paint-ink')} strokeWidth="6" />
        <path d="M345 62C300 130 246 230 222 314q62 6 123-2z" fill={token('paint-cream')} />
        <path d="M345 62C330 140 322 230 322 314q12 0 23-2z" fill={token('paint-sand')} />
        <path
          d="M360 74c52 80 96 164 118 244-46 6-90 4-128-6 16-80 18-160 10-238z"
          fill={token('paint-red')}
        />
        <path
          d="M360 74c52 80 96 164 118 244-14 2-28 3-41 3C432 240 404 150 360 74z"
          fill={token('paint-coral')}
        />
        <path d="M296 336q8-14 26-14h54q20 2 34 14z" fill={token('paint-cream')} />
        <path d="M200 340L494 330c-8 20-22 36-42 48H218z" fill={token('paint-cream')} />
        <path d="M203 350l283-8c-2 4-4 8-7 11L206 362z" fill={token('paint-yellow')} />
      </g>

      <path d={`${wavePath({ y: 362, rise: 10, half: 70, count: 16 })}V430H0z`} fill={token('dusk-2')} />
      <path d={`${wavePath({ y: 390, rise: 10, half: 90, count: 13 })}V430H0z`} fill={token('dusk-3')} />
    </svg>
  )
}
