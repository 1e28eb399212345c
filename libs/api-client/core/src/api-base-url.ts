/** Where the API is: the page may name it, so that no build has to know. */
export const API_BASE_URL: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content ||
  (import.meta.env?.VITE_API_BASE_URL ?? '/api')
