/** Names the version that an update is based on, so that no concurrent change is overwritten. */
export type IfMatch = { ifMatch?: string | null | undefined }

export function ifMatchHeader(tag: string | null | undefined): Record<string, string> {
  return tag ? { 'If-Match': tag } : {}
}
