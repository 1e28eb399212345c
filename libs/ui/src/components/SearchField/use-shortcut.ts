import { type RefObject, useEffect } from 'react'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Focuses a field when the key is pressed outside other inputs. */
export function useShortcut(key: string | undefined, field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (!key) return
    function handleKey(event: KeyboardEvent) {
      const modified = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== key || modified || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [key, field])
}
