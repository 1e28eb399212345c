import { phoneDigits } from './accounts/phone'
import { searchText } from './search-text'

/** One thing to find: words, or the digits of a phone number written in one or several of them. */
export type SearchTerm = { words: readonly string[]; digits: string | undefined }

const PHONE_PART = /^[+\d()./\u2010-\u2015\u2212-]+$/

/** What a search asks for; each term has to be found, in any field and in any order. */
export function searchTerms(text: string, minimumDigits?: number): SearchTerm[] {
  const terms: { words: string[]; isPhone: boolean }[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const isPhone = PHONE_PART.test(word)
    const last = terms.at(-1)
    if (isPhone && last?.isPhone) last.words.push(word)
    else terms.push({ words: [word], isPhone })
  }
  return terms.map(({ words }) => ({ words, digits: phoneDigits(words.join(' '), minimumDigits) }))
}

/** Whether each term is found in one of the texts, or in the phone number. */
export function matchesTerms(
  terms: readonly SearchTerm[],
  texts: readonly string[],
  phone?: string | null,
): boolean {
  const searched = texts.map(searchText)
  const isFound = (word: string) => searched.some((text) => text.includes(searchText(word)))
  return terms.every(
    ({ words, digits }) => words.every(isFound) || (digits !== undefined && phone?.includes(digits) === true),
  )
}
