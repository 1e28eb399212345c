import { foldAccents } from '@luzzu/ui'

/** The rows with a text that contains the search, ignoring case and accents. */
export function filterRows<Row>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const query = foldAccents(search.trim())
  if (query === '') return rows
  return rows.filter((row) => textsOf(row).some((text) => foldAccents(text).includes(query)))
}
