/** Whether the focused element consumes the key. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]'
  return target.closest(field) !== null
}

/** Whether a dialog is open, which takes all keys. */
export function isInDialog(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
