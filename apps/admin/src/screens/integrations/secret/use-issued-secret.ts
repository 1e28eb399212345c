import { useState } from 'react'

/** The secret that was just made, under the title of its dialog. It is forgotten when the dialog closes. */
export function useIssuedSecret() {
  const [title, setTitle] = useState('')
  const [secret, setSecret] = useState<string>()
  return {
    show(nextTitle: string, nextSecret: string) {
      setTitle(nextTitle)
      setSecret(nextSecret)
    },
    /** Props of the `SecretDialog`. */
    dialog: {
      title,
      secret: secret ?? '',
      open: secret !== undefined,
      onClose: () => setSecret(undefined),
    },
  }
}
