import type { Toast } from 'react-hot-toast'

type ShownToast = Pick<Toast, 'id' | 'type'>

/** Those with a button stay, because nothing else offers what it does. */
const hasAction = ({ id }: ShownToast) => /^(undo|retry):/.test(id)

/** Messages that a newer one of their kind replaces. The newest one is the first. */
export function replacedToasts<Item extends ShownToast>(toasts: readonly Item[]): Item[] {
  const messages = toasts.filter((item) => !hasAction(item))
  return messages.filter((item) => messages.find(({ type }) => type === item.type) !== item)
}

/** Success messages that belong to another page. */
export function toastsOfOtherPages<Item extends ShownToast>(
  toasts: readonly Item[],
  page: string,
  pageOf: (id: string) => string | undefined,
): Item[] {
  return toasts.filter((item) => item.type === 'success' && !hasAction(item) && pageOf(item.id) !== page)
}
