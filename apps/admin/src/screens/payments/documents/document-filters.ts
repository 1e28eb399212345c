import { DOCUMENT_KINDS, type DocumentKind } from '@luzzu/domain'
import type { FiltersInUrl } from '@luzzu/page/area'

/** Of the list; `undefined` for all. */
export type DocumentFilters = { year: number | undefined; kind: DocumentKind | undefined }

export const DOCUMENT_FILTERS: FiltersInUrl<DocumentFilters> = {
  read(params) {
    const year = Number(params.get('year'))
    return {
      year: Number.isInteger(year) && year > 0 ? year : undefined,
      kind: DOCUMENT_KINDS.find((kind) => kind === params.get('kind')),
    }
  },
  write: ({ year, kind }) =>
    new URLSearchParams({ ...(year && { year: String(year) }), ...(kind && { kind }) }),
}
