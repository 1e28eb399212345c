import type { ColorToken } from './colors'

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
