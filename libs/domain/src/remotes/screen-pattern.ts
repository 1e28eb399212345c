const ID = '[1-9]\\d{0,9}'
const SPECIAL = /[.+?^${}()|[\]\\]/g

/**
 * Matches the paths of a screen, without a trailing slash. `:id` is a positive integer, any other parameter matches one
 * segment, and a final `*` matches the rest.
 */
export function screenPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (segment === '*') return '.*'
    if (segment === ':id') return ID
    return segment.startsWith(':') ? '[^/]+' : segment.replace(SPECIAL, '\\$&')
  })
  return new RegExp(`^${segments.join('/').replace(/\/\.\*$/, '(?:/.*)?')}$`)
}

/** Screens in matching order: static segments before parameters, catch-alls last. */
export function bySpecificity<Screen extends { path: string }>(screens: readonly Screen[]): Screen[] {
  const openness = ({ path }: Screen) => (path.endsWith('*') ? 100 : 0) + path.split('/:').length
  return screens.toSorted((a, b) => openness(a) - openness(b))
}

/** Whether a screen matches every path without a screen of its own. */
export const isCatchAll = ({ path }: { path: string }) => path.endsWith('*')
