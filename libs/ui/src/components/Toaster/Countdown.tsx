import { useEffect, useEffectEvent, useState } from 'react'
import { secondsLeft } from './seconds-left'
import { Ring } from './Toaster.styles'

const TICK = 200

type CountdownProps = {
  /** When the offer ends, in milliseconds. Neither pointer nor focus puts it off. */
  until: number
  onEnd: () => void
}

/** For the eye: how many seconds an offer still stands, as a number in a ring that empties by the second. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now())
  const [all] = useState(() => secondsLeft(until, now))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) end()
    }, TICK)
    return () => clearInterval(timer)
  }, [until])
  const left = secondsLeft(until, now)

  return (
    <Ring viewBox="0 0 28 28" aria-hidden="true" data-part="countdown">
      <circle cx="14" cy="14" r="12" />
      <circle
        data-left
        cx="14"
        cy="14"
        r="12"
        pathLength={all}
        strokeDasharray={`${left} ${all}`}
        transform="rotate(-90 14 14)"
      />
      <text x="14" y="18">
        {left}
      </text>
    </Ring>
  )
}
