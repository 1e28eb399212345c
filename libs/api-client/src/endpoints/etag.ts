/** The current version of a record, with its ETag. */
export type Version<Resource> = { record: Resource; etag: string | null }

/** For `transformResponse`: the record with the `ETag` of its response. */
export const withTag = <Resource>(record: Resource, meta: unknown): Version<Resource> => ({
  record,
  etag: (meta as { response?: Response } | undefined)?.response?.headers.get('etag') ?? null,
})
