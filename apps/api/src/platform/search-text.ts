/** Text normalized for searching: lower case, Unicode compatibility form. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

const GRAM = 3

/** The distinct trigrams of a text; a shorter text is its own. */
export function trigramsOf(text: string): string[] {
  const characters = [...searchText(text)]
  if (characters.length <= GRAM) return [characters.join('')]
  return [...new Set(characters.slice(0, 1 - GRAM).map((_, at) => characters.slice(at, at + GRAM).join('')))]
}

/** A pattern for `like … escape '\'` that matches the text anywhere, with `%` and `_` escaped. */
export function containing(text: string): string {
  return `%${searchText(text).replace(/[\\%_]/g, '\\$&')}%`
}
