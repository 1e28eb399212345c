import type { ColorToken } from './colors'

function channel(value: number): number {
  const part = value / 255
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`Not a colour of six digits: ${hex}`)
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The WCAG contrast ratio of two colors (`#rrggbb`): 1 for equal ones, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Every text color with each background it may appear on: at least 4.5:1. */
export const TEXT_ON_GROUND: readonly (readonly [text: ColorToken, grounds: readonly ColorToken[]])[] = [
  ['text', ['surface', 'surface-raised', 'surface-sunken', 'accent-soft', 'accent-soft-strong']],
  ['text-muted', ['surface', 'surface-raised', 'surface-sunken', 'accent-soft']],
  ['accent', ['surface', 'surface-raised', 'surface-sunken', 'accent-soft', 'accent-soft-strong']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-highlight', ['highlight']],
  ['pending', ['pending-soft', 'surface', 'surface-raised']],
  ['confirmed', ['confirmed-soft', 'surface', 'surface-raised']],
  ['cancelled', ['cancelled-soft']],
  ['danger', ['surface', 'surface-raised', 'surface-sunken', 'cancelled-soft']],
  ['on-danger', ['danger', 'danger-strong']],
  ['on-deep', ['deep', 'deep-raised']],
  ['on-deep-muted', ['deep', 'deep-raised']],
  ['surface', ['text']],
]

/** Edges and focus rings of controls: at least 3:1. */
export const EDGE_ON_GROUND: readonly (readonly [edge: ColorToken, grounds: readonly ColorToken[]])[] = [
  ['control-line', ['surface', 'surface-raised', 'surface-sunken']],
  ['focus', ['surface', 'surface-raised', 'surface-sunken']],
  ['danger', ['surface', 'surface-raised']],
  ['accent', ['surface', 'surface-raised', 'surface-sunken']],
]
