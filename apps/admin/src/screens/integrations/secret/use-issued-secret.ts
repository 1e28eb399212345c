import { useState } from 'react'

/** The secret that was just made. It is forgotten when its dialog closes. */
export function useIssuedSecret() {
  const [title, setTitle] = useState('')
  const [secret, setSecret] = useState<string>()
  return {
    title,
    secret: secret ?? '',
    isOpen: secret !== undefined,
    show(nextTitle: string, nextSecret: string) {
      setTitle(nextTitle)
      setSecret(nextSecret)
    },
    close: () => setSecret(undefined),
  }
}
