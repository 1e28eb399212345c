import type { ScreenDescription } from '@luzzu/domain/contracts'

/** Where a page is rendered. */
export type PrerenderedAddress = {
  path: string
  /** Whether the page is the same at all paths of its screen. */
  isShared: boolean
  productId?: number
}

const LAST_SEGMENT = /[^/]+$/
const PARAMETERS = /:\w+|\*/g

/** Where the page of a screen is rendered for a path, or what is loaded ahead of it; nothing for one that needs neither. */
export function prerenderedAddress(
  screen: ScreenDescription | undefined,
  path: string,
): PrerenderedAddress | undefined {
  if (!screen?.prerendered && !screen?.preloads) return undefined
  if (isOfProduct(screen)) {
    return { path, isShared: false, productId: Number(LAST_SEGMENT.exec(path)?.[0]) }
  }
  const shared = pathOf(screen)
  return { path: shared, isShared: shared !== screen.path }
}

/** Of screens without a subject one path each, of those about products as many as there are ids. */
export function prerenderedPaths(
  screens: readonly ScreenDescription[],
  productIds: readonly number[],
): PrerenderedAddress[] {
  return screens.flatMap((screen) => {
    if (!isOfProduct(screen)) return prerenderedAddress(screen, pathOf(screen)) ?? []
    return productIds.flatMap((id) => prerenderedAddress(screen, pathOf(screen, String(id))) ?? [])
  })
}

/** Whether the address of a screen names a product. */
export const isOfProduct = ({ about, preloads }: Pick<ScreenDescription, 'about' | 'preloads'>) =>
  about === 'product' || preloads === 'product'

/** A path of a screen that stands for all of them. */
function pathOf({ path }: ScreenDescription, value = '-'): string {
  return path.replaceAll(PARAMETERS, value)
}
