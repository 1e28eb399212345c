/** Paths that the browser's router knows; other pages respond with 404. */
const PAGES = [
  /^\/$/,
  /^\/login$/,
  /^\/register$/,
  /^\/reset-password(\/[^/]+)?$/,
  /^\/my-bookings$/,
  /^\/(book|products)\/[1-9]\d{0,9}$/,
  /^\/admin$/,
  /^\/admin\/(bookings|customers|faq|today)$/,
  /^\/admin\/customers\/[1-9]\d{0,9}$/,
  /^\/admin\/rental-services(\/(addons|activity-types))?$/,
]

export function isPagePath(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return PAGES.some((page) => page.test(plain))
}

/** Whether a path is normalized as a browser sends it: no empty or dot segments, no needless escapes. */
export function isNormalPath(path: string): boolean {
  try {
    const isResolved = !path.includes('//') && new URL(path, 'http://localhost').pathname === path
    return isResolved && encodeURI(decodeURI(path)) === path && !path.includes('%00')
  } catch {
    return false
  }
}
