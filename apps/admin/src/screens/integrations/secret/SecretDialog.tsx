import { copyText } from '@luzzu/page/area'
import { Alert, Button, ConfirmDialog, Dialog, Stack, TextField } from '@luzzu/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { SECRET_COPY as COPY } from '../integrations.copy'

type SecretDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** What it is: the name of its field. */
  label: string
  secret: string
  /** What to do with it. */
  hint: string
}

/** Shows a secret, this once, with a button to copy it. Closed otherwise than by “Done” it asks, unless it was copied. */
export function SecretDialog({ open, onClose, title, label, secret, hint }: SecretDialogProps) {
  const [copied, setCopied] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  async function copy() {
    if (await copyText(secret)) setCopied(secret)
  }
  function close() {
    setAsking(false)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={() => (copied === secret ? close() : setAsking(true))}
      title={title}
      size="medium"
      actions={
        <>
          <Button variant="plain" onClick={close}>
            {COPY.close}
          </Button>
          <Button data-autofocus icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {COPY.copy}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Alert tone="warning">{COPY.once}</Alert>
        <TextField
          label={label}
          hint={hint}
          value={secret}
          readOnly
          onFocus={({ target }) => target.select()}
          onCopy={() => setCopied(secret)}
        />
      </Stack>
      <ConfirmDialog
        open={open && isAsking}
        onClose={() => setAsking(false)}
        title={COPY.notCopied}
        confirmLabel={COPY.closeAnyway}
        cancelLabel={COPY.back}
        tone="danger"
        onConfirm={close}
      >
        {COPY.lost}
      </ConfirmDialog>
    </Dialog>
  )
}
