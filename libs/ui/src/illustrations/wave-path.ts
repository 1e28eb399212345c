type Wave = {
  y: number
  /** Amplitude. */
  rise: number
  /** Half of the wave length. */
  half: number
  /** Number of half waves. */
  count: number
}

/** The open path of a regular swell, from the left edge. */
export function wavePath({ y, rise, half, count }: Wave): string {
  return `M0 ${y}q${half / 2} ${-rise} ${half} 0${`t${half} 0`.repeat(count - 1)}`
}
