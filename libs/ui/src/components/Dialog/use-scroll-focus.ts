import { type RefObject, useEffect, useRef, useState } from 'react'

/** Makes an element that scrolls reachable by keyboard; browsers other than Chrome do not do that themselves. */
export function useScrollFocus(): { ref: RefObject<HTMLDivElement | null>; tabIndex: 0 | undefined } {
  const ref = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight))
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex: isScrollable ? 0 : undefined }
}
