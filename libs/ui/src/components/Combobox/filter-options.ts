import { foldAccents } from './fold-accents'

/** The options whose text contains the query, whatever its accents and case; prefix matches first. */
export function filterOptions<T>(options: readonly T[], typed: string, text: (option: T) => string): T[] {
  const wanted = foldAccents(typed.trim())
  if (!wanted) return [...options]
  const found = options.filter((option) => foldAccents(text(option)).includes(wanted))
  const begins = (option: T) => foldAccents(text(option)).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
