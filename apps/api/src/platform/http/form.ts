import type { Multipart } from '@fastify/multipart'
import { parseDecimal, parseId } from '@luzzu/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors/refusal'

/** Form fields and an optional file. */
export type Form = Record<string, unknown> & { image?: Buffer }

const IMAGE_FIELD = 'image'
const WRONG_FIELD = 'Only the field image accepts a file'
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']
const MAX_NAME_BYTES = 100

type Kinds = Record<string, 'decimal' | 'id' | 'boolean'>

/** Parses a multipart body into `request.body` and converts numbers strictly; other bodies are unchanged. */
export function readForms(kinds: Kinds) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.isMultipart()) request.body = await readForm(request, kinds)
  }
}

/** Refuses multipart bodies on routes that take JSON only. */
export function refuseFormsElsewhere(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { schema } = request.routeOptions
    const isTaken = !schema?.body || schema.consumes?.includes('multipart/form-data')
    done(request.isMultipart() && !isTaken ? new Refusal('unsupported-type') : undefined)
  })
}

async function readForm(request: FastifyRequest, kinds: Kinds): Promise<Form> {
  const form: Form = {}
  try {
    for await (const part of request.parts()) await readPart(part, form, kinds)
  } catch (error) {
    if (error instanceof Refusal || hasCode(error)) throw error
    throw new Refusal('malformed', { message: 'The form could not be read.', cause: error })
  }
  return form
}

async function readPart(part: Multipart, form: Form, kinds: Kinds): Promise<void> {
  checkName(part.fieldname)
  if (part.type === 'file') {
    const bytes = await part.toBuffer()
    if (part.fieldname !== IMAGE_FIELD) throw new Refusal('invalid', { message: WRONG_FIELD })
    form.image = bytes
    return
  }
  if (part.fieldnameTruncated || part.valueTruncated) throw new Refusal('too-large')
  form[part.fieldname] = readField(String(part.value), kinds[part.fieldname])
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
function readField(text: string, kind: Kinds[string] | undefined): unknown {
  if (kind === 'decimal') return parseDecimal(text) ?? text
  if (kind === 'id') return parseId(text) ?? text
  if (kind === 'boolean') return BOOLEANS[text] ?? text
  return text
}
