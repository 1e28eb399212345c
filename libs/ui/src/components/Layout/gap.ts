import { token } from '../../theme/token'

/** A step of the spacing scale: 1 to 9 are 4, 8, 12, 16, 24, 32, 48, 64 and 96 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export function gapOf(step: Gap): string {
  return token(`space-${step}`)
}
