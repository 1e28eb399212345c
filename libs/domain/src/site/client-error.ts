import { type Fields, type Rules, type Validated, validateFields } from '../fields'
import { withoutOrderTokens } from '../orders/order-token'
import { AREA_NAME } from '../remotes/areas'
import { codePointLength } from '../text'
import { withoutSecretsInPaths } from './secret-paths'

/** An error in the code of an area, reported by a browser. */
export type ClientError = {
  area: string
  /** The version of the area's build; empty if unknown. */
  version: string
  message: string
  /** Places in the code, one a line. */
  stack: string
}

export const MAX_CLIENT_ERROR_LENGTH = { version: 100, message: 300, stack: 2000 } as const

const shortText = (maxLength: number) => ({
  check: (value: unknown) =>
    typeof value === 'string' && codePointLength(value) <= maxLength
      ? undefined
      : `Text of at most ${maxLength} characters is required`,
  read: String,
})

const RULES: Rules<ClientError> = {
  area: {
    check: (area) => (typeof area === 'string' && AREA_NAME.test(area) ? undefined : 'Area is invalid'),
    read: String,
  },
  version: shortText(MAX_CLIENT_ERROR_LENGTH.version),
  message: shortText(MAX_CLIENT_ERROR_LENGTH.message),
  stack: shortText(MAX_CLIENT_ERROR_LENGTH.stack),
}

export function validateClientError(fields: Fields<keyof ClientError>): Validated<ClientError> {
  return validateFields(RULES, fields)
}

const EMAIL = /[^\s"'<>]+@[^\s"'<>]+/g
const LONG_NUMBER = /\+?\d[\d ]{5,}\d/g
const QUERY = /\?[^\s:)]*/g

/** Without what may be about a person: messages quote what was being worked on, and URLs what was searched. */
export function withoutPersonalData(text: string): string {
  return withoutSecretsInPaths(withoutOrderTokens(text))
    .replace(EMAIL, '…')
    .replace(LONG_NUMBER, '…')
    .replace(QUERY, '')
}
