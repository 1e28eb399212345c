/** An update that must not overwrite what somebody else has saved since names the version it began with. */
export type IfMatch = { ifMatch?: string | null | undefined }

export function ifMatchHeader(tag: string | null | undefined): Record<string, string> {
  return tag ? { 'If-Match': tag } : {}
}
