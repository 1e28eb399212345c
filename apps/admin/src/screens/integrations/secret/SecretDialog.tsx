import { copyText } from '@luzzu/page/area'
import { Alert, Button, Dialog, DialogCloseButton, Stack, TextField } from '@luzzu/ui'
import { Copy } from 'lucide-react'
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

/** Shows a secret, this once, with a button to copy it. */
export function SecretDialog({ open, onClose, title, label, secret, hint }: SecretDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="medium"
      actions={
        <>
          <DialogCloseButton>{COPY.close}</DialogCloseButton>
          <Button data-autofocus icon={<Copy aria-hidden="true" />} onClick={() => void copyText(secret)}>
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
        />
      </Stack>
    </Dialog>
  )
}
