import Type from 'typebox'

/** No control, direction or line characters in a text of one line, and of several; patterns mean the same with and without the flag `u`. */
export const ONE_LINE = '^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$'
const LINES = '^[^\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$'

/** A required text after trimming, as its `textRule` accepts it. */
export const TextSchema = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: ONE_LINE })

/** A text of one line that may be empty. */
export const OptionalTextSchema = (maxLength: number, description: string) =>
  Type.String({ maxLength, pattern: ONE_LINE, description })

/** A required text without the address of a page. */
export const NameSchema = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^(?!.*://)${ONE_LINE.slice(1)}` })

/** A required text with line breaks and tabs. */
export const LinesSchema = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: LINES })

/** A text with line breaks that may be missing; blank is none. */
export const OptionalLinesSchema = (maxLength: number, description: string) =>
  Type.Union([Type.String({ maxLength, pattern: LINES }), Type.Null()], { description })
