import { serverNow } from '@luzzu/api-client'
import { useReplayWebhookDeliveriesMutation } from '@luzzu/api-client/webhooks'
import { HOUR_MS, toInstant } from '@luzzu/domain'
import { Select, Stack, showSuccess } from '@luzzu/ui'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { type Confirmation, useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { WEBHOOKS_COPY as COPY, REPLAY_PERIODS, REPLAY_STATES, webhookMessages } from './webhooks.copy'

/** Which deliveries of a webhook are sent again. */
type Replay = {
  endpoint: { id: number; url: string }
  state: (typeof REPLAY_STATES)[number]['state']
  /** Those of so many hours. */
  hours: number
}

/** Sends all deliveries of a state and period again, once somebody has chosen which. */
export function useReplay() {
  const [replay] = useReplayWebhookDeliveriesMutation()
  const action = useConfirmedAction<Replay, { queued: number }>({
    send: ({ endpoint, state, hours }) =>
      replay({ id: endpoint.id, state, since: toInstant(new Date(serverNow().getTime() - hours * HOUR_MS)) }),
    onDone: ({ queued }) => showSuccess(webhookMessages.replayed(queued)),
    failed: (_replay, reason) => webhookMessages.failed(reason),
  })
  const begin = ({ id, url }: Replay['endpoint']) =>
    action.ask({ endpoint: { id, url }, state: 'failed', hours: 24 })
  return { ...action, begin }
}

export function ReplayDialog({ confirmation }: { confirmation: Confirmation<Replay> }) {
  const { action } = confirmation
  return (
    <ConfirmationDialog
      confirmation={confirmation}
      copy={{ title: COPY.replayTitle, confirm: COPY.replay, keep: COPY.cancel }}
      tone="primary"
    >
      <Stack gap={4}>
        <p>{webhookMessages.replayConsequence(action?.endpoint.url ?? '')}</p>
        <Select
          label={COPY.replayWhich}
          value={action?.state}
          onChange={({ target }) => {
            const chosen = REPLAY_STATES.find(({ state }) => state === target.value)
            if (action && chosen) confirmation.revise({ ...action, state: chosen.state })
          }}
        >
          {REPLAY_STATES.map(({ state, label }) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          label={COPY.replaySince}
          value={action?.hours}
          onChange={({ target }) => action && confirmation.revise({ ...action, hours: Number(target.value) })}
        >
          {REPLAY_PERIODS.map(({ hours, label }) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </Select>
      </Stack>
    </ConfirmationDialog>
  )
}
