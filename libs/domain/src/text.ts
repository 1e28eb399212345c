import type { Rule } from './fields'

export const INVALID_CHARACTERS = 'Contains invalid characters'

// DI: default ignorable code points. Within a text they are needed, by emoji and by Persian.
const INVISIBLE = /^[\s\u2800\p{DI}]*$/u
const BLANK_ENDS = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: long texts may contain tabs and line breaks
const CONTROLS_BUT_LINES = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/

/** Trimmed text in Unicode composed form (NFC); one that nobody can see is empty. */
export function normalizeText(value: unknown): string {
  if (typeof value !== 'string' || INVISIBLE.test(value)) return ''
  return value.replace(BLANK_ENDS, '').normalize('NFC')
}

/** The length of a text in code points. */
export function codePointLength(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

type TextRule = {
  /** The message for a missing or blank text. */
  required: string
  /** The name of the text in messages about its length. */
  name: string
  /** Maximum length in code points. */
  max: number
  /** Whether line breaks and tabs are allowed. */
  lines?: boolean
}

/** The error message of a text that violates the rule. */
export function validateText(
  value: unknown,
  { required, name, max, lines = false }: TextRule,
): string | undefined {
  const text = normalizeText(value)
  if (text === '') return required
  if (hasInvalidCharacters(String(value), lines)) return INVALID_CHARACTERS
  return codePointLength(text) > max ? `${name} must be at most ${max} characters` : undefined
}

/** Whether a text is not well-formed Unicode or has control characters; with `lines`, tabs and line breaks are none. */
export const hasInvalidCharacters = (text: string, lines = false) =>
  !text.isWellFormed() || (lines ? CONTROLS_BUT_LINES : CONTROLS).test(text)

/** The rule of a required text. */
export function textRule(rule: TextRule): Rule<string> {
  return { check: (value) => validateText(value, rule), read: normalizeText }
}

/** The rule of a text that may be missing: blank is `null`. */
export function optionalTextRule(rule: Omit<TextRule, 'required'>): Rule<string | null> {
  return {
    check(value) {
      if (value === undefined || value === null) return undefined
      if (typeof value !== 'string') return `${rule.name} must be a text`
      // Some of them count as blank; a text of nothing else is still no empty one.
      if (hasInvalidCharacters(value, rule.lines)) return INVALID_CHARACTERS
      return normalizeText(value) === '' ? undefined : validateText(value, { ...rule, required: '' })
    },
    read: (value) => normalizeText(value) || null,
  }
}

const MAX_DESCRIPTION_LENGTH = 160

/** A text as far as a search engine shows it, cut between words. */
export function descriptionOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
