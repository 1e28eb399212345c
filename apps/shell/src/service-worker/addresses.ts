/** What the service worker stores. */
export type Kind = 'page' | 'area' | 'code' | 'picture' | 'catalogue'

/** The page without content, in which the browser renders any screen. */
export const APP_SHELL = '/index.html'

const PATHS: readonly [Kind, RegExp][] = [
  ['page', /^\/(?:index\.html|products\/[1-9]\d*)?$/],
  ['area', /^\/remotes(?:\.json|\/[^@]+\/remoteEntry\.js)$/],
  ['code', /^(?:\/remotes\/[^@]+)?\/assets\/[^/]+$/],
  ['picture', /^\/api\/images\/[^/]+$/],
  ['catalogue', /^\/api\/(?:site|activities|products|faqs|countries|time-slots)(?:\/[1-9]\d*)?$/],
]

/** The kind of an address on this site; nothing for one whose response is never stored. */
export function kindOf({ pathname }: URL): Kind | undefined {
  return PATHS.find(([, pattern]) => pattern.test(pathname))?.[0]
}

/** Whether the browser shows a screen of the site at an address, rather than a file or an answer of the API. */
export function isScreen({ pathname }: URL): boolean {
  return !/^\/(?:api|assets|remotes|healthz|readyz|metrics)(?:\/|$)|\.\w{1,11}$/.test(pathname)
}
