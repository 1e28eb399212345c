import { isObject } from '@luzzu/domain'
import type { Input } from '../../platform/http/checked'
import { badRequest } from './octo-error'

export const MAX_TEXT = 500

/** The fields of a body; nothing for none. */
export const readBody = (body: unknown): Input => (body === undefined ? {} : readObject(body, 'The body'))

/** The fields of a part of it. */
export function readObject(value: unknown, name: string): Input {
  if (isObject(value)) return value
  throw badRequest(`${name} must be an object.`)
}

/** A text, or nothing. */
export function readText(fields: Input, name: string, max = MAX_TEXT): string | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw badRequest(`${name} must be a text.`)
  if (value.length > max || !value.isWellFormed() || value.includes('\0'))
    throw badRequest(`${name} is too long or not readable.`)
  return value.trim()
}

/** The same, where nothing is told apart from `null`. */
export function readNullable(fields: Input, name: string, max?: number): string | null | undefined {
  return fields[name] === null ? null : readText(fields, name, max)
}

export function readFlag(fields: Input, name: string): boolean | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw badRequest(`${name} must be true or false.`)
  return value
}

/** A whole number from 1 on. */
export function readCount(fields: Input, name: string): number | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1)
    throw badRequest(`${name} must be a whole number from 1.`)
  return value
}

export function readList(fields: Input, name: string, max: number): unknown[] | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value) || value.length > max) throw badRequest(`${name} must be a list.`)
  return value
}
