import type { Rule } from './fields'

export const INVALID_CHARACTERS = 'Contains invalid characters'

// Spaces of every kind and characters of no width say nothing to a reader.
const BLANK_ENDS = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: long texts may hold tabs and line breaks
const CONTROLS_BUT_LINES = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/

/** Text as it is kept: trimmed and in Unicode's composed form. */
export function normalizeText(value: unknown): string {
  return typeof value === 'string' ? value.replace(BLANK_ENDS, '').normalize('NFC') : ''
}

/** How long a person would say a text is: in code points. */
export function codePointLength(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

type TextRule = {
  /** Said when there is nothing to read, or no text at all. */
  required: string
  /** What the text is called in a sentence about its length. */
  name: string
  /** The most code points it may have. */
  max: number
  /** Whether it may have line breaks and tabs. */
  lines?: boolean
}

/** The message for a text that breaks the rule. */
export function checkText(
  value: unknown,
  { required, name, max, lines = false }: TextRule,
): string | undefined {
  const text = normalizeText(value)
  if (text === '') return required
  if (!text.isWellFormed() || (lines ? CONTROLS_BUT_LINES : CONTROLS).test(text)) return INVALID_CHARACTERS
  return codePointLength(text) > max ? `${name} must be at most ${max} characters` : undefined
}

/** The rule for a text that must say something. */
export function textRule(rule: TextRule): Rule<string> {
  return { check: (value) => checkText(value, rule), read: normalizeText }
}
