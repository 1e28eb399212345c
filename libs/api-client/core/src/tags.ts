type Tag<Type extends string> = { type: Type; id: number | 'LIST' }

/** Tags of a list: each item, and the list itself. */
export function listTags<Type extends string>(type: Type, rows: readonly { id: number }[] = []): Tag<Type>[] {
  return [...rows.map(({ id }) => ({ type, id })), { type, id: 'LIST' }]
}
