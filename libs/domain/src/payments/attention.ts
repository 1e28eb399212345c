import { type Fields, type Validated, validated } from '../fields'
import { MAX_LENGTH } from '../limits'
import { textRule } from '../text'

/** What can be wrong with money. */
export const ATTENTION_KINDS = [
  'money-without-place',
  'mismatch',
  'refund-failed',
  'capture-failed',
  'dispute',
] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** How many of what was settled are listed, the newest. */
export const MAX_LISTED_RESOLVED = 50

/** How staff have settled what was wrong. */
export type ResolutionNote = { note: string }

const NOTE = textRule({
  required: 'Please say how it was settled',
  name: 'Note',
  max: MAX_LENGTH.reason,
  lines: true,
})

export const validateResolutionNote = ({ note }: Fields<'note'>): Validated<ResolutionNote> =>
  validated({ note: NOTE.read(note) }, { note: NOTE.check(note) })
