const LETTERS: Readonly<Record<string, string>> = {
  ħ: 'h',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
}

/** Text normalized for searching: lower case without accents, so that ħ is found by h, and ż by z; one apostrophe. */
export function searchText(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[ħłøđðþßæœı’‘ʼ`]/g, (letter) => LETTERS[letter] ?? letter)
}
