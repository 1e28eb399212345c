import { parseDecimal } from '@luzzu/domain'

/** A number as it was typed, or else the text, which its check refuses. */
export const readNumber = (text: string): number | string => parseDecimal(text.trim()) ?? text

/** A number that may be left empty. */
export const readOptionalNumber = (text: string): number | string | null =>
  text.trim() === '' ? null : readNumber(text)
