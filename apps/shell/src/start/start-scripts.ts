/**
 * Starts the scripts of a page that came with its content: when it has been painted and nothing else is to be done,
 * or with the first touch, click or key. What somebody does before the scripts are there is done again when they are.
 * It is put into the page itself, so it imports nothing.
 */
const HELD_TOO_LONG_MS = 6000
const IDLE_TIMEOUT_MS = 1000
const BUTTONS = 'button, [role="button"]'
const CHOICES = 'input[type="checkbox"], input[type="radio"]'
const TEXTS = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea'

type TextField = HTMLInputElement | HTMLTextAreaElement

const replays = new Map<Element, () => void>()
const chosen = new Set<HTMLInputElement>()
const entered = new Map<TextField, string>()
const listening = new AbortController()
let focused: Element | null = null
let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  performance.mark('scripts-requested')
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
  if (scripts) document.head.append(document.importNode(scripts.content, true))
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, 1)
}

function hold(event: Event, element: Element, replay: () => void): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  replays.set(element, replay)
}

/** Links are followed by the browser itself, but for those that need the page's scripts to be right. */
function handleClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[data-needs-script]')
  if (link) {
    hold(event, link, () => link.click())
    setTimeout(() => replays.has(link) && location.assign(link.href), HELD_TOO_LONG_MS)
    return
  }
  const button = event.target.closest<HTMLButtonElement>(BUTTONS)
  if (button && button.type !== 'submit') hold(event, button, () => button.click())
}

function handleSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  form.toggleAttribute('data-held', true)
  hold(event, form, () => {
    form.toggleAttribute('data-held', false)
    form.requestSubmit(submitter)
  })
}

function handleChange({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.matches(CHOICES)) chosen.add(target)
}

/** What was typed, and what the browser itself has filled in without a word. */
function noteEntries(): void {
  focused = document.activeElement
  for (const field of document.querySelectorAll<TextField>(TEXTS))
    if (field.value !== field.defaultValue) entered.set(field, field.value)
  document.addEventListener('input', noteEntry, { capture: true, signal })
}

/** What is typed while the page's code takes over. */
function noteEntry({ target }: Event): void {
  if (target instanceof Element && target.matches(TEXTS))
    entered.set(target as TextField, (target as TextField).value)
}

/** Tells the page's code what has been entered. */
function replayEntries(): void {
  for (const choice of chosen) {
    choice.checked = !choice.checked
    choice.click()
  }
  for (const [noted, value] of entered) {
    const field = currentOf(noted)
    if (field) fill(field, value)
  }
  if (focused?.matches(TEXTS) && document.activeElement === document.body)
    currentOf(focused as TextField)?.focus()
}

/** Fills a field in as typing does. The page's code notices only values that change. */
function fill(field: TextField, value: string): void {
  const { selectionStart, selectionEnd } = field
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value)
  // A new value moves the cursor to its end. Some fields, such as those of emails, do not tell where it is.
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Keeps what was entered in a page whose code did not come, until another try has brought the same fields. */
function keepEntries(): void {
  noteEntries()
  const lost = new Map(entered)
  entered.clear()
  const { pathname } = location
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) lost.clear()
    fillAgain(lost)
    if (lost.size === 0) observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

function fillAgain(lost: Map<TextField, string>): void {
  for (const [noted, value] of lost) {
    const field = currentOf(noted)
    if (!field || field === noted) continue
    lost.delete(noted)
    fill(field, value)
  }
}

/** The field itself, or the one of its name where the content was replaced by that of another build. */
function currentOf(field: TextField): TextField | undefined {
  if (field.isConnected) return field
  const fields = [...document.querySelectorAll<TextField>(TEXTS)]
  return fields.find(({ name, type }) => name !== '' && name === field.name && type === field.type)
}

function replay(): void {
  listening.abort()
  replayEntries()
  // After what the page does as soon as it is there, such as taking up the session.
  setTimeout(() => {
    for (const act of replays.values()) act()
    replays.clear()
  })
}

const { signal } = listening
for (const type of ['pointerdown', 'touchstart', 'keydown', 'input'])
  document.addEventListener(type, start, { capture: true, passive: true, signal })
document.addEventListener('click', handleClick, { capture: true, signal })
document.addEventListener('submit', handleSubmit, { capture: true, signal })
document.addEventListener('change', handleChange, { capture: true, signal })
document.addEventListener('page-hydrating', noteEntries, { once: true })
document.addEventListener('page-unavailable', keepEntries, { once: true })
document.addEventListener('page-hydrated', replay, { once: true })
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
