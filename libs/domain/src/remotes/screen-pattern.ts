const ID = '[1-9]\\d{0,9}'
const ANY_SEGMENT = '[^/]+'
const SPECIAL = /[.+?^${}()|[\]\\]/g

/**
 * Matches the paths of a screen, without a trailing slash. `:id` is a positive integer, any other parameter matches one
 * segment, and a final `*` matches the rest.
 */
export function screenPattern(path: string): RegExp {
  return patternOf(path, ID)
}

/** Matches as the router in the browser does: any segment can be an id, in any case. */
export function routePattern(path: string): RegExp {
  return patternOf(path, ANY_SEGMENT, 'i')
}

function patternOf(path: string, id: string, flags?: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (segment === '*') return '.*'
    if (segment === ':id') return id
    return segment.startsWith(':') ? ANY_SEGMENT : segment.replace(SPECIAL, '\\$&')
  })
  return new RegExp(`^${segments.join('/').replace(/\/\.\*$/, '(?:/.*)?')}$`, flags)
}

/** Screens in matching order: static segments before parameters, catch-alls last. */
export function bySpecificity<Screen extends { path: string }>(screens: readonly Screen[]): Screen[] {
  const openness = ({ path }: Screen) => (path.endsWith('*') ? 100 : 0) + path.split('/:').length
  return screens.toSorted((a, b) => openness(a) - openness(b))
}

/** Whether a screen matches every path without a screen of its own. */
export const isCatchAll = ({ path }: { path: string }) => path.endsWith('*')
