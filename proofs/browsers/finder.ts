import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'

/** A locator: role and accessible name, or label of a field. */
export type Target = {
  role?: string
  name: string | RegExp
  within?: { role: string; name?: string | RegExp }
}

export const MARKED = '[data-journey-target]'

const FIELDS = 'input, textarea, select'
let last: { element: Element; place: string } | undefined

/** Marks the one matching element once it is stable and not covered; otherwise returns what is in the way. */
export function find(target: Target): string {
  const [element, ...others] = findAll(target)
  if (!element || others.length > 0) return element ? `${others.length + 1} fit` : 'none fits'
  const isFile = element.matches('[type=file]')
  if (!isFile) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const place = JSON.stringify(element.getBoundingClientRect())
  const isMoving = last?.element !== element || last.place !== place
  last = { element, place }
  if (isMoving) return 'it moves'
  const cover = isFile ? undefined : findCover(element)
  if (cover) return `covered by ${cover.outerHTML.slice(0, 120)}`
  for (const marked of document.querySelectorAll(MARKED)) marked.removeAttribute('data-journey-target')
  element.setAttribute('data-journey-target', '')
  return 'ready'
}

/** Sets a field's value and dispatches the events that React listens to, like a date picker. */
export function setValue(value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(MARKED)
  if (!field || field.value === value) return
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function findAll({ role, name, within }: Target): HTMLElement[] {
  const scopes = within ? queryAllByRole(document.body, within.role, named(within.name)) : [document.body]
  return scopes.flatMap((scope) =>
    role ? queryAllByRole(scope, role, { name }) : queryAllByLabelText(scope, name, { selector: FIELDS }),
  )
}

const named = (name: string | RegExp | undefined) => (name === undefined ? {} : { name })

function findCover(element: HTMLElement): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!hit) return document.documentElement
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  const isOwn = [element, ...labels].some((own) => own.contains(hit) || hit.contains(own))
  return isOwn ? undefined : hit
}
