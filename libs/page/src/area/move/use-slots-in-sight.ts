import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Scrolls the time slots below a calendar into sight once a day is pressed there. Whoever types a date, or chooses it by
 * keyboard, goes on from where they are. Spread it to the parent of both.
 */
export function useSlotsInSight<Parent extends HTMLElement>(date: string) {
  const ref = useRef<Parent>(null)
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the slots are those of the new date
  useEffect(() => {
    const [calendar, slots] = ref.current?.children ?? []
    if (!isPressed.current || !calendar || !slots) return
    isPressed.current = false
    const isBeside = slots.getBoundingClientRect().top < calendar.getBoundingClientRect().bottom
    if (isBeside) return
    const { matches: isMoving } = matchMedia('(prefers-reduced-motion: no-preference)')
    slots.scrollIntoView({ block: 'nearest', behavior: isMoving ? 'smooth' : 'instant' })
  }, [date])
  return {
    ref,
    onClick: ({ detail, target }: MouseEvent) => {
      isPressed.current = detail > 0 && target instanceof Element && target.closest('td') !== null
    },
  }
}
