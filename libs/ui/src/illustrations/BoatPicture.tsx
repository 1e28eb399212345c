import { type ComponentPropsWithRef, useId } from 'react'
import { token } from '../theme/token'

/** A painted luzzu with an awning and three people aboard. Decorative. */
export function BoatPicture(props: ComponentPropsWithRef<'svg'>) {
  const id = useId()
  return (
    <svg viewBox="100 150 450 224" aria-hidden="true" {...props}>
      <clipPath id={`${id}-hull`}>
        <path d="M124 262C190 316 420 322 520 236C516 290 504 334 480 372H172C146 346 130 306 124 262z" />
      </clipPath>
      <path d="M118 226l12-4 8 56-10 4z" fill={token('paint-red')} />
      <path d="M117 226l12-4 2 12-12 4z" fill={token('paint-yellow')} />
      <path d="M511 256l6-58 14-2-5 64z" fill={token('paint-red')} />
      <path d="M516 210l2-14 13-2-2 15z" fill={token('paint-yellow')} />
      <g>
        <path d="M222 306q-4-40 16-42 20 2 18 44z" fill={token('paint-cream')} />
        <circle cx="239" cy="248" r="13" fill={token('paint-skin-deep')} />
        <path d="M218 245q20-4 42 0-2-4-11-4-2-12-11-12t-11 12q-8 0-9 4z" fill={token('paint-yellow')} />
        <path d="M290 312q-2-40 17-42 19 2 18 44z" fill={token('paint-red')} />
        <circle cx="307" cy="254" r="13" fill={token('paint-skin')} />
        <path d="M294 254q-1-15 13-15t13 12q-8-1-12-5-5 6-14 8z" fill={token('paint-ink')} />
        <path d="M348 314q-2-30 14-32 15 2 14 32z" fill={token('paint-sky')} />
        <circle cx="361" cy="270" r="11" fill={token('paint-skin')} />
        <path d="M343 268q18-4 36 0-1-4-9-4-1-9-9-9t-9 9q-8 0-9 4z" fill={token('paint-cream')} />
      </g>
      <path d="M196 208v90M394 206v98" stroke={token('paint-wood')} strokeWidth="5" />
      <path d="M182 206q113-34 228 0v12h-228z" fill={token('paint-cream')} />
      <path
        d="M182 218h228v4q-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0-9.5 12-19 0z"
        fill={token('paint-red')}
      />
      <path d="M182 206q113-34 228 0v4q-113-22-228 0z" fill={token('paint-white')} />
      <g clipPath={`url(#${id}-hull)`}>
        <path
          d="M124 262C190 316 420 322 520 236C516 290 504 334 480 372H172C146 346 130 306 124 262z"
          fill={token('paint-blue')}
        />
        <path
          d="M124 262C190 316 420 322 520 236"
          fill="none"
          stroke={token('paint-yellow')}
          strokeWidth="78"
        />
        <path d="M124 262C190 316 420 322 520 236" fill="none" stroke={token('paint-red')} strokeWidth="58" />
        <path
          d="M124 262C190 316 420 322 520 236"
          fill="none"
          stroke={token('paint-green')}
          strokeWidth="30"
        />
        <path
          d="M124 262C190 316 420 322 520 236"
          fill="none"
          stroke={token('paint-cream')}
          strokeWidth="11"
        />
        <path d="M100 356q220 14 400-8v30H100z" fill={token('paint-rust')} />
        <path d="M430 230q90 20 90 60-40 60-70 90h100V220z" fill={token('paint-ink')} opacity=".12" />
      </g>
      <g transform="translate(474 291) rotate(-22)">
        <path d="M-21 2Q0-18 22 0 0 16-21 2z" fill={token('paint-white')} />
        <circle cx="2" cy="0" r="8.5" fill={token('paint-deep')} />
        <circle cx="2" cy="0" r="4" fill={token('paint-ink')} />
        <circle cx="5" cy="-3" r="1.800" fill={token('paint-white')} />
        <path
          d="M-24-5Q-2-28 24-9"
          fill="none"
          stroke={token('paint-ink')}
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}
