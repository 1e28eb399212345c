/** Text in the form in which it is searched: without case, in compatible characters. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

const GRAM = 3

/** Every run of three characters of a text, once; of a shorter text, itself. */
export function trigramsOf(text: string): string[] {
  const characters = [...searchText(text)]
  if (characters.length <= GRAM) return [characters.join('')]
  return [...new Set(characters.slice(0, 1 - GRAM).map((_, at) => characters.slice(at, at + GRAM).join('')))]
}

/** A pattern for `like … escape '\'` that finds the text anywhere; `%` and `_` stand for themselves. */
export function containing(text: string): string {
  return `%${searchText(text).replace(/[\\%_]/g, '\\$&')}%`
}
