import {
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookEndpointMutation,
  useUpdateWebhookEndpointMutation,
} from '@luzzu/api-client/webhooks'
import type { NewWebhookEndpoint, WebhookEndpoint } from '@luzzu/domain/contracts'
import { Button, Dialog, DialogCloseButton, Row, Stack, showError, showSuccess } from '@luzzu/ui'
import { errorReason } from '../../../platform/api-errors'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { Deliveries } from './Deliveries'
import { ReplayDialog, useReplay } from './ReplayDialog'
import { WEBHOOKS_COPY as COPY, webhookMessages } from './webhooks.copy'

type EndpointDialogProps = {
  open: boolean
  onClose: () => void
  endpoint: WebhookEndpoint
  onRotated: (secret: string) => void
}

/** A webhook: what was sent to it, and what can be done with it. */
export function EndpointDialog({ open, onClose, endpoint, onRotated }: EndpointDialogProps) {
  const { id, url, enabled } = endpoint
  const rotation = useRotation(onRotated)
  const deletion = useDeletion(onClose)
  const replay = useReplay()
  const isAsking = rotation.isOpen || deletion.isOpen || replay.isOpen
  return (
    <>
      <Dialog
        open={open && !isAsking}
        onClose={onClose}
        title={endpoint.description || url}
        size="medium"
        actions={<DialogCloseButton>{COPY.close}</DialogCloseButton>}
      >
        <Stack gap={4}>
          <Row gap={2}>
            <TestButton id={id} />
            <EnableButton id={id} enabled={enabled} />
            <Button size="small" variant="plain" onClick={() => rotation.ask(endpoint)}>
              {COPY.rotate}
            </Button>
            <Button size="small" variant="plain" onClick={() => deletion.ask(endpoint)}>
              {COPY.remove}
            </Button>
          </Row>
          <Deliveries endpointId={id} onReplay={() => replay.begin(endpoint)} />
        </Stack>
      </Dialog>
      <ReplayDialog confirmation={replay} />
      <ConfirmationDialog
        confirmation={rotation}
        copy={{ title: COPY.rotateTitle, confirm: COPY.rotateConfirm, keep: COPY.keep }}
        tone="primary"
      >
        <p>{webhookMessages.rotateConsequence(url)}</p>
      </ConfirmationDialog>
      <ConfirmationDialog
        confirmation={deletion}
        copy={{ title: COPY.deleteTitle, confirm: COPY.deleteConfirm, keep: COPY.keep }}
      >
        <p>{webhookMessages.deleteConsequence(url)}</p>
      </ConfirmationDialog>
    </>
  )
}

function useRotation(onRotated: (secret: string) => void) {
  const [rotate] = useRotateWebhookSecretMutation()
  return useConfirmedAction<WebhookEndpoint, NewWebhookEndpoint>({
    send: ({ id }) => rotate(id),
    onDone: ({ secret }) => onRotated(secret),
    failed: (_endpoint, reason) => webhookMessages.failed(reason),
  })
}

function useDeletion(onDeleted: () => void) {
  const [remove] = useDeleteWebhookEndpointMutation()
  return useConfirmedAction({
    send: ({ id }: WebhookEndpoint) => remove(id),
    onDone: () => {
      showSuccess(COPY.deleted)
      onDeleted()
    },
    failed: (_endpoint, reason) => webhookMessages.failed(reason),
  })
}

function TestButton({ id }: { id: number }) {
  const [test, { isLoading }] = useTestWebhookEndpointMutation()
  const onClick = async () => {
    const { data, error } = await test(id)
    if (error) showError(webhookMessages.failed(errorReason(error)))
    else if (data.delivered) showSuccess(webhookMessages.tested(data))
    else showError(webhookMessages.tested(data))
  }
  return (
    <Button size="small" variant="soft" loading={isLoading} onClick={() => void onClick()}>
      {COPY.test}
    </Button>
  )
}

function EnableButton({ id, enabled }: { id: number; enabled: boolean }) {
  const [update, { isLoading }] = useUpdateWebhookEndpointMutation()
  const onClick = async () => {
    const { error } = await update({ id, change: { enabled: !enabled } })
    if (error) showError(webhookMessages.failed(errorReason(error)))
    else showSuccess(COPY.changed)
  }
  return (
    <Button size="small" variant="plain" loading={isLoading} onClick={() => void onClick()}>
      {enabled ? COPY.disable : COPY.enable}
    </Button>
  )
}
