import { invalidRequest } from './api-error'

/** What a form-encoded body says: `a[b]=1` is `{a: {b: '1'}}`, lists have their positions as names. */
export type Form = { [name: string]: string | Form }

export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) put(form, pathOf(name), value)
  return form
}

/** `a[b][]` is `['a', 'b', '']`. */
function pathOf(name: string): [string, ...string[]] {
  const [first = ''] = name.split('[', 1)
  return [first, ...[...name.slice(first.length).matchAll(/\[([^\]]*)\]/g)].map(([, inner = '']) => inner)]
}

function put(form: Form, [first, ...rest]: [string, ...string[]], value: string): void {
  const name = first === '' ? String(Object.keys(form).length) : first
  const [next, ...others] = rest
  if (next === undefined) {
    form[name] = value
    return
  }
  const known = form[name]
  const inner: Form = typeof known === 'object' ? known : {}
  form[name] = inner
  put(inner, [next, ...others], value)
}

export function textAt(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** @throws {ApiError} for what is no integer. */
export function integerAt(form: Form, name: string): number | undefined {
  const text = textAt(form, name)
  if (text === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(text))
    throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name })
  return Number(text)
}

export function formAt(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export const itemsAt = (form: Form, name: string): Form[] =>
  Object.values(formAt(form, name)).filter((item) => typeof item === 'object')

export const textsAt = (form: Form, name: string): string[] =>
  Object.values(formAt(form, name)).filter((item) => typeof item === 'string')

export function metadataAt(form: Form): Record<string, string> {
  const pairs = Object.entries(formAt(form, 'metadata'))
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  )
}
