import type { Answer } from '@luzzu/api-client'
import { type SentRequest, withKey } from '@luzzu/page/area'
import { useRef, useState } from 'react'
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
  const sent = useRef<SentRequest>(null)
  const [isBusy, setBusy] = useState(false)

  async function run(target: Target): Promise<void> {
    sent.current = withKey(target, sent.current)
    setBusy(true)
    const { data, error } = await send(target, sent.current.key)
    setBusy(false)
    if (!error) onDone(data)
    else showFailure(failed(errorReason(error)), error, () => void run(target))
  }

  return { isBusy, run: (target: Target) => void run(target) }
}
