import type { ColorToken } from './colors'
import type { PictureToken } from './picture-colors'
import type { ScaleToken } from './scales'

export type TokenName = ColorToken | PictureToken | ScaleToken

/** The only way for a style to use a value: `token('accent')` becomes `var(--accent)`. */
export function token(name: TokenName): string {
  return `var(--${name})`
}

/** A length in units of 4 px: `size(80)` is the width of a product card. */
export function size(units: number): string {
  return `calc(${token('space-1')} * ${units})`
}
