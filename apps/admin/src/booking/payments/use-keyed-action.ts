import type { Answer } from '@luzzu/api-client'
import { useIdempotencyKey } from '@luzzu/page/area'
import { useState } from 'react'
import { errorReason, showFailure } from '../../platform/api-errors'

type KeyedActionOptions<Target extends object, Result> = {
  send: (target: Target, key: string) => Promise<Answer<Result>>
  onDone: (result: Result) => void
  /** The error message; `reason` is a sentence. */
  failed: (reason: string) => string
}

/** A press that moves money: tried again it moves once. A failure is shown, with a retry where one may help. */
export function useKeyedAction<Target extends object, Result>({
  send,
  onDone,
  failed,
}: KeyedActionOptions<Target, Result>) {
  const keyOf = useIdempotencyKey()
  const [isBusy, setBusy] = useState(false)

  async function run(target: Target): Promise<void> {
    setBusy(true)
    const { data, error } = await send(target, keyOf(target))
    setBusy(false)
    if (!error) onDone(data)
    else showFailure(failed(errorReason(error)), error, () => void run(target))
  }

  return { isBusy, run: (target: Target) => void run(target) }
}
