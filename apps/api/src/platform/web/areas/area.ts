import { AREAS, areaAt, bySpecificity, screenPattern } from '@luzzu/domain'
import { type AreaDescription, AreaDescriptionSchema, type ScreenDescription } from '@luzzu/domain/contracts'
import { Check } from 'typebox/value'

/** An area as described by its build. */
export type Area = AreaDescription & {
  /** The screen at a path without a trailing slash. */
  readonly screenAt: (path: string) => ScreenDescription | undefined
}

/**
 * Parses the description of a build. Screens outside the prefix of the area are ignored.
 *
 * @throws {Error} for an invalid description.
 */
export function readArea(text: string): Area {
  const value: unknown = JSON.parse(text)
  if (!Check(AreaDescriptionSchema, value)) throw new Error('The description of the area is invalid')
  const screens = bySpecificity(value.screens.filter(({ path }) => AREAS[areaAt(path)].build === value.name))
  const patterns = screens.map((screen) => ({ screen, pattern: screenPattern(screen.path) }))
  return {
    ...value,
    screens,
    screenAt: (path) => patterns.find(({ pattern }) => pattern.test(path))?.screen,
  }
}
