import { showError } from '@luzzu/ui'
import { useState } from 'react'
import { errorReason, isRetryable } from '../loading/api-errors'

type ConfirmedActionOptions<Action, Result> = {
  send: (action: Action) => Promise<Result>
  onDone: (result: Result, action: Action) => void
  /** The error message; `reason` is a sentence. */
  failed: (action: Action, reason: string) => string
}

/** An action that is sent after confirmation. A failure is shown, with a retry where one may help. */
export function useConfirmedAction<Action, Result>({
  send,
  onDone,
  failed,
}: ConfirmedActionOptions<Action, Result>) {
  const [action, setAction] = useState<Action>()
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed')

  async function run(current: Action): Promise<void> {
    try {
      onDone(await send(current), current)
    } catch (error) {
      const retry = isRetryable(error) ? { retry: () => void run(current) } : {}
      showError(failed(current, errorReason(error)), retry)
    }
  }

  return {
    /** Kept while the dialog closes. */
    action,
    isOpen: state !== 'closed',
    isBusy: state === 'busy',
    ask(next: Action) {
      setAction(next)
      setState('open')
    },
    /** Changes what is sent, as the user fills in the dialog. */
    revise: setAction,
    // Closing the dialog cannot cancel a request that was sent.
    cancel: () => setState((current) => (current === 'busy' ? current : 'closed')),
    async confirm() {
      if (action === undefined) return
      setState('busy')
      await run(action)
      setState('closed')
    },
  }
}

export type Confirmation<Action> = {
  action: Action | undefined
  isOpen: boolean
  isBusy: boolean
  revise: (action: Action) => void
  cancel: () => void
  confirm: () => Promise<void>
}
