import { useEffect, useState } from 'react'
import type { Toast } from 'react-hot-toast'
import { secondsLeft } from './seconds-left'
import { Ring } from './Toaster.styles'

const TICK = 200

/** For the eye: how many seconds an offer still stands, as a number in a ring that empties by the second. */
export function Countdown({ item, heldAt }: { item: Toast; heldAt: number | undefined }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  const left = secondsLeft(item, now, heldAt)
  const all = Math.ceil((item.duration ?? 0) / 1000)

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
