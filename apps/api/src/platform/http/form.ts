import type { Multipart } from '@fastify/multipart'
import { type Field, INVALID_CHARACTERS, parseDecimal, parseId, type RecordFields } from '@luzzu/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, refuseFields } from '../errors/refusal'

/** Form fields and an optional file. */
export type Form = Record<string, unknown> & { image?: Buffer }

const IMAGE_FIELD = 'image'
const WRONG_FIELD = 'Only the field image accepts a file'
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']
const MAX_NAME_BYTES = 100
/** Of a field that no rule knows; the others have limits of their own. */
const MAX_UNKNOWN_BYTES = 8 * 1024

/** Parses a multipart body into `request.body` and converts its fields strictly; other bodies are unchanged. */
export function readForms(fields: RecordFields) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.isMultipart()) request.body = await readForm(request, fields)
  }
}

/** Refuses all but multipart bodies. */
export async function requireForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw new Refusal('unsupported-type')
}

/** Refuses multipart bodies on routes that take JSON only. */
export function refuseFormsElsewhere(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { schema } = request.routeOptions
    const isTaken = !schema?.body || schema.consumes?.includes('multipart/form-data')
    done(request.isMultipart() && !isTaken ? new Refusal('unsupported-type') : undefined)
  })
}

async function readForm(request: FastifyRequest, fields: RecordFields): Promise<Form> {
  const form: Form = {}
  try {
    for await (const part of request.parts()) await readPart(part, form, fields)
  } catch (error) {
    if (error instanceof Refusal || hasCode(error)) throw error
    throw new Refusal('malformed', { message: 'The form could not be read.', cause: error })
  }
  return form
}

async function readPart(part: Multipart, form: Form, fields: RecordFields): Promise<void> {
  checkName(part.fieldname)
  if (part.type === 'file') {
    const bytes = await part.toBuffer()
    if (part.fieldname !== IMAGE_FIELD) throw new Refusal('invalid', { message: WRONG_FIELD })
    form.image = bytes
    return
  }
  if (part.fieldnameTruncated || part.valueTruncated) throw new Refusal('too-large')
  const field = fields[part.fieldname]
  const text = String(part.value)
  if (!field && Buffer.byteLength(text) > MAX_UNKNOWN_BYTES) throw new Refusal('too-large')
  // The parser puts it in the place of bytes that are not UTF-8.
  if (text.includes('\uFFFD')) throw refuseFields({ [part.fieldname]: INVALID_CHARACTERS })
  // Browsers send every line break of a form as CRLF.
  form[part.fieldname] = readField(text.replaceAll('\r\n', '\n'), field?.kind)
}

/** Errors of the multipart plugin have codes that the error handler knows; those of its parser do not. */
function hasCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}

function checkName(name: string): void {
  if (FORBIDDEN.includes(name)) throw new Refusal('malformed')
  if (Buffer.byteLength(name) >= MAX_NAME_BYTES) throw new Refusal('too-large')
}

const BOOLEANS: Record<string, boolean> = { true: true, false: false, 1: true, 0: false }

/** Text that is not a number stays text, and the check of the field refuses it. */
function readField(text: string, kind: Field['kind'] | undefined): unknown {
  switch (kind) {
    case 'count':
    case 'money':
    case 'measure':
      return parseDecimal(text) ?? text
    case 'reference':
      return parseId(text) ?? text
    case 'switch':
      return BOOLEANS[text] ?? text
    default:
      return text
  }
}
