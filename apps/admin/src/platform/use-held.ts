import { useState } from 'react'

/** The value, and while it is held, what it was as that began. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState<{ value: Value }>()
  if (isHeld !== (held !== undefined)) setHeld(isHeld ? { value } : undefined)
  return isHeld && held ? held.value : value
}
