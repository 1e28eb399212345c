import type { Answer } from '@luzzu/api-client'
import { useState } from 'react'
import { errorReason, showFailure } from '../api-errors'

/** Texts of an action that is confirmed: `label` of its button, the others of the question and of what came of it. */
export type ConfirmedActionCopy = {
  label: string
  title: string
  consequence: string
  confirm: string
  keep: string
  done: string
  /** Prefix of the error message; the reason follows. */
  failed: string
}

type ConfirmedActionOptions<Action, Result> = {
  send: (action: Action) => Promise<Answer<Result>>
  onDone: (result: Result, action: Action) => void
  /** The error message; `reason` is a sentence. */
  failed: (action: Action, reason: string) => string
  /** Whether a refusal leaves the dialog open, because something was typed in it. @default no */
  staysOpen?: (action: Action) => boolean
  /** What the dialog is about once it was refused and stays open. @default the same */
  renew?: (action: Action, error: unknown) => Promise<Action>
}

/** An action that is sent after confirmation. A failure is shown, with a retry where one may help. */
export function useConfirmedAction<Action, Result>({
  send,
  onDone,
  failed,
  staysOpen = () => false,
  renew = async (same) => same,
}: ConfirmedActionOptions<Action, Result>) {
  const [action, setAction] = useState<Action>()
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed')
  const [failure, setFailure] = useState<string>()

  /** Resolves with why it was refused, for a dialog that stays open. */
  async function run(current: Action): Promise<string | undefined> {
    const { data, error } = await send(current)
    if (!error) {
      onDone(data, current)
      return undefined
    }
    const message = failed(current, errorReason(error))
    if (staysOpen(current)) {
      setAction(await renew(current, error))
      return message
    }
    showFailure(message, error, () => void run(current))
    return undefined
  }

  return {
    /** Kept while the dialog closes. */
    action,
    isOpen: state !== 'closed',
    isBusy: state === 'busy',
    /** Why the action was refused, while the dialog stays open. */
    failure,
    ask(next: Action) {
      setAction(next)
      setFailure(undefined)
      setState('open')
    },
    /** Changes what is sent, as the user fills in the dialog. */
    revise: setAction,
    // Closing the dialog cannot cancel a request that was sent.
    cancel: () => setState((current) => (current === 'busy' ? current : 'closed')),
    async confirm() {
      if (action === undefined) return
      setState('busy')
      setFailure(undefined)
      const refused = await run(action)
      setFailure(refused)
      setState(refused === undefined ? 'closed' : 'open')
    },
  }
}

export type Confirmation<Action> = {
  action: Action | undefined
  isOpen: boolean
  isBusy: boolean
  failure: string | undefined
  revise: (action: Action) => void
  cancel: () => void
  confirm: () => Promise<void>
}
