import type { ComponentPropsWithRef } from 'react'
import { token } from '../theme/token'

/** A sail in front of the sun, for empty states. Decorative. */
export function EmptyPicture(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="0 0 260 150" width="260" height="150" aria-hidden="true" {...props}>
      <circle cx="160" cy="72" r="40" fill={token('paint-yellow')} />
      <path d="M0 98q16-8 32 0t32 0 32 0 32 0 32 0 32 0 32 0 36 0v52H0z" fill={token('sea-2')} />
      <g transform="translate(26 6) scale(.29)">
        <path d="M352 336V52" stroke={token('text')} strokeWidth="8" />
        <path d="M345 62C300 130 246 230 222 314q62 6 123-2z" fill={token('paint-sail')} />
        <path d="M345 62C330 140 322 230 322 314q12 0 23-2z" fill={token('paint-sand')} />
        <path
          d="M360 74c52 80 96 164 118 244-46 6-90 4-128-6 16-80 18-160 10-238z"
          fill={token('paint-red')}
        />
        <path d="M200 340L494 330c-8 20-22 36-42 48H218z" fill={token('paint-cream')} />
        <path d="M203 350l283-8c-2 4-4 8-7 11L206 362z" fill={token('paint-deep')} />
      </g>
      <path d="M0 114q18-8 36 0t36 0 36 0 36 0 36 0 36 0 44 0v36H0z" fill={token('sea-3')} />
      <path d="M0 132q20-8 40 0t40 0 40 0 40 0 40 0 60 0v18H0z" fill={token('sea-4')} />
      <path
        d="M36 44q7-8 12 1 6-8 13-2M216 26q6-7 10 1 5-7 11-2"
        fill="none"
        stroke={token('text-muted')}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
