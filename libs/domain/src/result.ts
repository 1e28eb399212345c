/** The result of a check or a command: a value, or an error code. */
export type Result<Value, Code extends string> = { ok: true; value: Value } | { ok: false; code: Code }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function fail<Code extends string>(code: Code): { ok: false; code: Code } {
  return { ok: false, code }
}
