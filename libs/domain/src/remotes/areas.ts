/** The areas by their names in the manifest: name of the build and path prefix. The longest matching prefix wins. */
export const AREAS = {
  public_site: { build: 'public-site', prefix: '/' },
  admin: { build: 'admin', prefix: '/admin' },
} as const

export type AreaName = keyof typeof AREAS

export const AREA_NAMES = Object.keys(AREAS) as AreaName[]

/** The area that handles a path. */
export function areaAt(path: string): AreaName {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(prefix === '/' ? '/' : `${prefix}/`)
  const [name] = AREA_NAMES.filter((area) => isBelow(AREAS[area].prefix)).sort(
    (a, b) => AREAS[b].prefix.length - AREAS[a].prefix.length,
  )
  return name ?? 'public_site'
}
