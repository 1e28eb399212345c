/** The path of a page without its trailing slash. */
export const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Whether a path is normalized as a browser sends it: no empty or dot segments, no needless escapes. */
export function isNormalPath(path: string): boolean {
  try {
    const isResolved = !path.includes('//') && new URL(path, 'http://localhost').pathname === path
    return isResolved && encodeURI(decodeURI(path)) === path && !path.includes('%00')
  } catch {
    return false
  }
}
