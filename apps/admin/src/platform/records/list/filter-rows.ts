const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase('en')

/** The rows with a text that contains the search, ignoring case and accents. */
export function filterRows<Row>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const wanted = fold(search.trim())
  if (wanted === '') return rows
  return rows.filter((row) => textsOf(row).some((text) => fold(text).includes(wanted)))
}
