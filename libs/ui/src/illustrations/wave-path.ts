type Wave = {
  y: number
  /** How high a crest stands over the middle. */
  rise: number
  /** The width of a crest or of a trough. */
  half: number
  /** How many of them. */
  count: number
}

/** The open path of an even swell from the left edge on. */
export function wavePath({ y, rise, half, count }: Wave): string {
  return `M0 ${y}q${half / 2} ${-rise} ${half} 0${`t${half} 0`.repeat(count - 1)}`
}
