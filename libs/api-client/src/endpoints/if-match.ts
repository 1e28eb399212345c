/** Names the version that an update is based on, so that no concurrent change is overwritten. */
export type IfMatch = { ifMatch?: string | null | undefined }
