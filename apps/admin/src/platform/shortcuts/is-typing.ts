/** Whether a key belongs to what has the focus, and so is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]'
  return target.closest(field) !== null
}

/** Whether a dialog is open, to which all keys belong. */
export function isInDialog(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
