import { useEffect, useState } from 'react'
import { LOOKING } from '../search'
import { SLOW_SEARCH } from './finder.copy'

/** Failed requests are repeated for some seconds before that is said. */
const SLOW_MS = 1000

/** That free times are being loaded, and that it goes on where it takes long. */
export function Looking() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return <span data-looking>{isSlow ? SLOW_SEARCH : LOOKING}</span>
}
