import { invalidRequest } from '../account/api-error'
import { type Form, formAt, integerAt, textAt } from '../account/form'

export type List<Item> = { object: 'list'; data: Item[]; has_more: boolean; url: string }
type Listed = { id: string; created: number }

const LONGEST = 100
const USUAL = 10

/** One page of a list, newest first, as `limit`, `starting_after`, `ending_before` and `created` say. */
export function listPage<Item extends Listed>(
  items: Iterable<Item>,
  form: Form,
  url: string,
  matches: (item: Item) => boolean = () => true,
): List<Item> {
  const isInTime = readRange(form)
  const all = [...items].reverse().filter((item) => matches(item) && isInTime(item.created))
  const limit = integerAt(form, 'limit') ?? USUAL
  if (limit < 1 || limit > LONGEST)
    throw invalidRequest(`This value must be from 1 to ${LONGEST}.`, { param: 'limit' })
  const after = positionOf(all, textAt(form, 'starting_after'), 'starting_after')
  const before = positionOf(all, textAt(form, 'ending_before'), 'ending_before')
  const start = before === undefined ? (after ?? -1) + 1 : Math.max(0, before - limit)
  const data = all.slice(start, before ?? start + limit)
  const hasMore = before === undefined ? start + data.length < all.length : start > 0
  return { object: 'list', data, has_more: hasMore, url }
}

function positionOf(all: readonly Listed[], id: string | undefined, param: string): number | undefined {
  if (id === undefined) return undefined
  const at = all.findIndex((item) => item.id === id)
  if (at < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param })
  return at
}

function readRange(form: Form): (created: number) => boolean {
  const exact = integerAt(form, 'created')
  if (exact !== undefined) return (created) => created === exact
  const range = formAt(form, 'created')
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => integerAt(range, name))
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
}

/** Whether an object has the values that a list is asked for, by the names of its fields. */
export function hasValues<Name extends string>(form: Form, names: readonly Name[]) {
  return (item: { [Field in Name]: unknown }): boolean =>
    names.every((name) => {
      const wanted = textAt(form, name)
      return wanted === undefined || item[name] === wanted
    })
}
