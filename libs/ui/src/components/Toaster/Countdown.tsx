import { useEffect, useEffectEvent, useState } from 'react'

import { Ring } from './Toaster.styles'

const TICK = 200

type CountdownProps = {
  /** When the countdown ends, in milliseconds. Hover and focus do not pause it. */
  until: number
  onEnd: () => void
}

/** Visual countdown in seconds, as a number in a shrinking ring. */
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

/** Whole seconds until an instant, rounded up; both in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}
