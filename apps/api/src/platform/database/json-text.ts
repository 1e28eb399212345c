declare const content: unique symbol

/** A value as the JSON that a column stores. */
export type JsonText<Value> = string & { readonly [content]: Value }

export const toJson = <Value>(value: Value) => JSON.stringify(value) as JsonText<Value>

export function fromJson<Value>(text: JsonText<Value>): Value
export function fromJson<Value>(text: JsonText<Value> | null): Value | null
export function fromJson<Value>(text: JsonText<Value> | null): Value | null {
  return text === null ? null : (JSON.parse(text) as Value)
}
