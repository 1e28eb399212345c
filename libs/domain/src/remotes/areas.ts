/** The version of the contract between shell and areas. Raised with a change that earlier builds of areas do not survive. */
export const AREA_CONTRACT = 1

/** Who may enter an area; checked before its code is requested. */
export type AreaAccess = 'session' | 'admin'

/** An area by its name in the manifest, and the prefix of its addresses. */
export type AreaRoute = { readonly name: string; readonly prefix: string; readonly access?: AreaAccess }

/** The areas of the product. The manifest adds others. */
export const AREAS = {
  public_site: { prefix: '/' },
  admin: { prefix: '/admin', access: 'admin' },
} as const

export type AreaName = keyof typeof AREAS

export const AREA_NAMES = Object.keys(AREAS) as AreaName[]

export const BUILT_IN_AREA_ROUTES: readonly AreaRoute[] = AREA_NAMES.map((name) => ({ name, ...AREAS[name] }))

/** One segment that the server does not use itself. */
const PREFIX =
  /^\/(?!(?:api|assets|remotes|octo|calendars|healthz|readyz|metrics|csp-report)$)[a-z][a-z\d-]{0,63}$/
/** The name of an area in the manifest. */
export const AREA_NAME = /^[a-z][a-z\d_]{0,63}$/

export function isAreaName(name: string): name is AreaName {
  return Object.hasOwn(AREAS, name)
}

/** The name of an area's build, which its folders and URLs have, too. */
export function buildNameOf(name: string): string {
  return name.replaceAll('_', '-')
}

/** Whether the manifest can add an area that the product does not have. */
export function isAdditionalAreaRoute({
  name,
  prefix,
  access,
}: { [Key in keyof AreaRoute]?: unknown }): boolean {
  return (
    typeof name === 'string' &&
    AREA_NAME.test(name) &&
    typeof prefix === 'string' &&
    PREFIX.test(prefix) &&
    !BUILT_IN_AREA_ROUTES.some((own) => own.prefix === prefix) &&
    (access === undefined || access === 'session' || access === 'admin')
  )
}

/** The area that handles a path: the one with the longest matching prefix. */
export function areaAt(path: string, routes = BUILT_IN_AREA_ROUTES): string {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(prefix === '/' ? '/' : `${prefix}/`)
  const [route] = routes
    .filter(({ prefix }) => isBelow(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
  return route?.name ?? 'public_site'
}
