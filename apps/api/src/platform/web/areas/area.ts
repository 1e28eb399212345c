import {
  areaAt,
  BUILT_IN_AREA_ROUTES,
  buildNameOf,
  bySpecificity,
  routePattern,
  screenPattern,
} from '@luzzu/domain'
import { type AreaDescription, AreaDescriptionSchema, type ScreenDescription } from '@luzzu/domain/contracts'
import { Check } from 'typebox/value'

/** An area as described by its build. */
export type Area = AreaDescription & {
  /** The screen at a path without a trailing slash. */
  readonly screenAt: (path: string) => ScreenDescription | undefined
  /** The screen that the browser shows there, also at paths that are no addresses of it, such as `/book/abc`. */
  readonly routedTo: (path: string) => ScreenDescription | undefined
}

/**
 * Parses the description of a build. Screens outside the prefix of the area are ignored.
 *
 * @throws {Error} for an invalid description.
 */
export function readArea(text: string): Area {
  const value: unknown = JSON.parse(text)
  if (!Check(AreaDescriptionSchema, value)) throw new Error('The description of the area is invalid')
  const { name, prefix } = value
  const routes = prefix ? [...BUILT_IN_AREA_ROUTES, { name, prefix }] : BUILT_IN_AREA_ROUTES
  const screens = bySpecificity(
    value.screens.filter(({ path }) => buildNameOf(areaAt(path, routes)) === name),
  )
  return {
    ...value,
    screens,
    screenAt: matcher(screens, screenPattern),
    routedTo: matcher(screens, routePattern),
  }
}

function matcher(screens: readonly ScreenDescription[], patternOf: (path: string) => RegExp) {
  const patterns = screens.map((screen) => ({ screen, pattern: patternOf(screen.path) }))
  return (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.screen
}
