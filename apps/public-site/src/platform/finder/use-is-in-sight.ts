import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been in sight. */
export function useIsInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setInSight(true)
      observer.disconnect()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
