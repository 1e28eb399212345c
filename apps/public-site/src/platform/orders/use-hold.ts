import { isProblem } from '@luzzu/api-client'
import {
  useExtendHoldMutation,
  useHoldPlacesMutation,
  useReleaseOrderMutation,
  useReplaceHeldPlacesMutation,
} from '@luzzu/api-client/own-orders'
import { usePayments } from '@luzzu/api-client/site'
import { isUnfinished, ORDER_LIMITS } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { useRefetch, withKey } from '@luzzu/page/area'
import { useState } from 'react'
import { isWorthExtending } from './countdown'
import type { CurrentOrderState, LostPlace, OrderItem } from './current-order'
import { holdsChosen, planHold } from './hold-plan'
import { type HoldProblem, isGone, isLostPlace, toHoldProblem } from './order-problem'
import { accessOf, useOwnOrder } from './use-own-order'
import { useSecondsLeft } from './use-seconds-left'

/** What an order is to hold. */
type Wanted = Pick<CurrentOrderState, 'items' | 'editing'>

/** The order of this tab and how its places are held. What was chosen stays, whatever happens to the hold. */
export function useHold() {
  const { current, userId, isOwn, isForeign, isLeft, access, query, order, isMissing } = useOwnOrder()
  const refetch = useRefetch(query.refetch)
  const [create] = useHoldPlacesMutation()
  const [replace] = useReplaceHeldPlacesMutation()
  const [release] = useReleaseOrderMutation()
  const [extend, extending] = useExtendHoldMutation()
  const [isHolding, setHolding] = useState(false)
  const [problem, setProblem] = useState<HoldProblem>()
  const isHeld = order !== undefined && isUnfinished(order)
  const secondsLeft = useSecondsLeft(isHeld ? order?.held_until : undefined)
  const lastHeld = useLast(isHeld ? order : null)
  const lastChosen = useLastChosen(current)
  const shown = lastHeld ?? order
  const isExpired = isMissing || hasExpired(order, secondsLeft)
  const holdMinutes = usePayments()?.hold_minutes ?? 0
  const extensionsLeft = Math.max(0, ORDER_LIMITS.extensions - current.extensions)

  function refuse(error: unknown): HoldProblem {
    const refused = toHoldProblem(error)
    setProblem(refused)
    return refused
  }

  /** What follows says why places could not be held; nothing where they are. */
  async function holdAnew(
    items: OrderItem[],
    editing: number | null,
    before = current.sent,
  ): Promise<HoldProblem | undefined> {
    const sent = withKey({ items, userId }, before)
    current.keepSent(sent)
    const { data, error } = await create({ items, key: sent.key })
    // An order of which nothing was told, and that was given back since.
    if (sent === before && isProblem(error, 'gone')) return holdAnew(items, editing, null)
    if (!data) return refuse(error)
    const { id, token: orderToken, expires_at: expiresAt } = data
    // A user is known by the session; the token of a guest stays in this tab.
    const order = { id, userId, ...(userId === null && { orderToken }) }
    current.keepHeld({ order, items, editing, expiresAt })
    return undefined
  }

  async function change(items: OrderItem[], editing: number | null): Promise<HoldProblem | undefined> {
    if (!access) return holdAnew(items, editing)
    const { data, error } = await replace({ ...access, items })
    if (data && current.order) {
      current.keepHeld({ order: current.order, items, editing, expiresAt: data.expires_at })
      await refetch()
      return undefined
    }
    if (isProblem(error, 'invalid-state')) {
      // A payment is open, which ends with the order.
      const released = await release(access)
      return released.error ? refuse(released.error) : holdAnew(items, editing)
    }
    return isGone(error) ? holdAnew(items, editing) : refuse(error)
  }

  /** Holds what can still be held, and says of the rest why not. */
  async function holdRest(): Promise<HoldProblem | undefined> {
    let { items } = current
    const lost: LostPlace[] = []
    let refused = await holdAnew(items, null)
    while (isLostPlace(refused)) {
      const { item, message } = refused
      lost.push(
        ...items.slice(item, item + 1).map((place) => ({ ...place, message, ...nameOf(place, shown) })),
      )
      items = items.toSpliced(item, 1)
      refused = items.length > 0 ? await holdAnew(items, null) : undefined
    }
    // What is held in the end is not known: everything is held again together.
    if (refused || lost.length === 0) return refused
    setProblem(undefined)
    current.keepLost(items, [...current.lost, ...lost])
    return undefined
  }

  /** Looks whether the places are still held, and not others since, as by another tab. */
  async function check(items: OrderItem[], editing: number): Promise<HoldProblem | undefined> {
    current.edit(editing)
    const { data, error } = (await refetch()) ?? {}
    if (data ? data.status === 'expired' : isGone(error)) return holdAnew(items, editing)
    if (data && isUnfinished(data) && !holdsChosen(data.items, { items, editing }))
      return change(items, editing)
    return data ? undefined : refuse(error)
  }

  async function releaseForeign() {
    if (current.order && !isOwn) await release(accessOf(current.order))
  }

  async function during<Result>(work: () => Promise<Result>): Promise<Result> {
    setProblem(undefined)
    setHolding(true)
    try {
      return await work()
    } finally {
      setHolding(false)
    }
  }

  /** Holds what was chosen, together with what the order holds already; says which item cannot be held, and why. */
  const holdChosen = (chosen: OrderItem) =>
    during(async () => {
      const { items, editing, order: held, isHeld, abandoned } = planHold(current, chosen, userId)
      if (abandoned) await release(accessOf(abandoned))
      const work = isHeld ? check : held ? change : holdAnew
      const refused = await work(items, editing)
      return refused && { problem: refused, editing }
    })

  return {
    order,
    /** The order as it was last held, with its amounts: what is shown and filled in stays while it is held again. */
    shown,
    items: current.items,
    /** How the order holds what was chosen or comes to it; the same while this page is left. */
    planOf: (chosen: OrderItem) => planHold({ ...current, ...lastChosen }, chosen, userId),
    /** Whether the places are no longer held, by the server or by the countdown. */
    isExpired,
    /** Whether they were taken before the time was over, as by a closure. */
    hasEndedEarly: endedEarly(order, [lastHeld?.expires_at, current.expiresAt]),
    /** Whether one of them cannot be held again, so that the order has to be changed first. */
    isBlocked: isExpired && problem?.item !== undefined,
    secondsLeft,
    isHolding,
    problem,
    /** Why it is not known what is held. */
    failure: access && !order && query.isError && !isMissing ? query : undefined,
    /** Whether somebody else held the places: the guest who has logged in since. */
    isForeign,
    /** Whether an account whose session has ended holds them, until its login or until they are held anew. */
    isLeft,
    access,
    holdChosen,
    holdAgain: (wanted: Wanted = current) =>
      during(async () => {
        await releaseForeign()
        return holdAnew(wanted.items, wanted.editing)
      }),
    /** The same without what can be held no longer. */
    holdRest: () =>
      during(async () => {
        await releaseForeign()
        return holdRest()
      }),
    /** Gives one of the places back. */
    removeItem: (index: number, wanted: Wanted = current) =>
      during(async () => {
        const items = wanted.items.filter((_, at) => at !== index)
        if (items.length > 0) return change(items, editingWithout(index, wanted.editing))
        if (access) await release(access)
        if (current.lost.length > 0) current.keepLost([], current.lost)
        else current.forget()
        return undefined
      }),
    /** Holds a place again that was removed. */
    restoreItem: (index: number, item: OrderItem) =>
      during(() => change(current.items.toSpliced(index, 0, item), editingWith(index, current.editing))),
    /** Gives all places back; whether they are. */
    giveBack: () =>
      during(async () => {
        if (!access) return false
        const { error } = await release(access)
        if (error && !isGone(error)) {
          refuse(error)
          await refetch()
          return false
        }
        current.forget()
        return true
      }),
    isExtending: extending.isLoading,
    mayExtend: order?.status === 'held' && isWorthExtending(secondsLeft ?? 0, holdMinutes),
    extensionsLeft,
    /** Resolves with the seconds for which the places are held from then on. */
    async extend(): Promise<number | undefined> {
      if (!access) return undefined
      const { data, error } = await extend(access)
      if (data) current.keepExtended({ extensions: current.extensions + 1, expiresAt: data.expires_at })
      else if (isProblem(error, 'invalid-state'))
        current.keepExtended({ extensions: ORDER_LIMITS.extensions })
      else if (isGone(error)) await refetch()
      else refuse(error)
      return data?.expires_in ?? undefined
    },
    refetch: () => access && refetch(),
    setProblem,
  }
}

export type Hold = ReturnType<typeof useHold>

/** The name of its product, as an order tells it of a deleted one as well. */
function nameOf({ id_product_fk: id }: OrderItem, order: Pick<Order, 'items'> | undefined) {
  const known = order?.items.find(({ id_product_fk }) => id_product_fk === id)
  return known && { product_name: known.product_name }
}

/** What the order holds, and which of it the wizard is about, or did last: whoever books or adds one more still sees it. */
const useLastChosen = ({ items, editing }: Wanted): Wanted => ({
  items: useLast(items.length > 0 ? items : null) ?? items,
  editing: useLast(editing),
})

/** A value, or the last one that there was. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

/** Which item the wizard is about once another one is put in. */
const editingWith = (index: number, editing: number | null) =>
  editing === null ? null : editing + (index <= editing ? 1 : 0)

const hasExpired = (order: Order | undefined, secondsLeft: number | undefined) =>
  order?.status === 'expired' || (order?.status === 'held' && secondsLeft === 0)

/** What the server says last of an order, against what it said while the places were held. */
const endedEarly = (order: Order | undefined, heldUntil: readonly (string | null | undefined)[]) =>
  order?.status === 'expired' && heldUntil.some((until) => (order.expires_at ?? '') < (until ?? ''))

/** Which item the wizard is about once another one is removed. */
const editingWithout = (index: number, editing: number | null) =>
  editing === null || editing === index ? null : editing - (index < editing ? 1 : 0)
