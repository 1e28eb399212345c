/** Text normalized for searching: lower case, Unicode compatibility form. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** A pattern for `like … escape '\'` that matches the text anywhere, with `%` and `_` escaped. */
export function containing(text: string): string {
  return `%${searchText(text).replace(/[\\%_]/g, '\\$&')}%`
}
