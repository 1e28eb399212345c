import { useSearchParams } from '@luzzu/routing'
import { useEffect, useEffectEvent } from 'react'

type OpenedByAddress = {
  /** The parameter with the id, such as `pricing` of `?pricing=3`. */
  name: string
  /** Whether what is opened is there. */
  isReady?: boolean
  open: (id: number) => void
}

/** Opens what the address names, which it then no longer does: a dialog that was closed does not come back. */
export function useOpenedByAddress({ name, isReady = true, open }: OpenedByAddress): void {
  const [params, setParams] = useSearchParams()
  const id = isReady ? Number(params.get(name)) : 0

  const onNamed = useEffectEvent(() => {
    const others = new URLSearchParams(params)
    others.delete(name)
    setParams(others, { replace: true })
    open(id)
  })
  useEffect(() => {
    if (id > 0) onNamed()
  }, [id])
}
