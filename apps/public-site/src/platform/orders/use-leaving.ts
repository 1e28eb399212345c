import { useEffect, useEffectEvent, useState } from 'react'

/** The way to the payment's page, from which the browser may come back to this page as it was left. */
export function useLeaving(onBack: () => void = () => {}) {
  const [isLeaving, setLeaving] = useState(false)
  const handleBack = useEffectEvent(onBack)
  useEffect(() => {
    function handleShown({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      setLeaving(false)
      handleBack()
    }
    globalThis.addEventListener('pageshow', handleShown)
    return () => globalThis.removeEventListener('pageshow', handleShown)
  }, [])
  return {
    isLeaving,
    leaveTo(url: string) {
      setLeaving(true)
      globalThis.location.assign(url)
    },
  }
}
