import { useEffect, useState } from 'react'

/** The phone numbers of every country, whose table is loaded beside the form; `undefined` until then. */
export function usePhones() {
  const [phones, setPhones] = useState<typeof import('@luzzu/domain/phone')>()
  useEffect(() => {
    import('@luzzu/domain/phone').then(setPhones, () => {})
  }, [])
  return phones
}
