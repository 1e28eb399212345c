import { searchText } from '@luzzu/domain'

export { searchText }

/** A pattern for `like … escape '\'` that matches the text anywhere, with `%` and `_` escaped. */
export function containing(text: string): string {
  return containingExactly(searchText(text))
}

/** The same for a column that is no text to search. */
export function containingExactly(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
