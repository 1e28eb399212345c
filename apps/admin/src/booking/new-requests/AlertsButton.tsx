import { Dialog, DialogCloseButton, IconButton } from '@luzzu/ui'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { AlertChoices } from './AlertChoices'
import { NEW_REQUESTS_COPY as COPY } from './new-requests.copy'

/** Opens the choice of how to be told of new requests. */
export function AlertsButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        aria-label={COPY.open}
        aria-haspopup="dialog"
        icon={<Bell aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={close}
        title={COPY.title}
        actions={<DialogCloseButton>{COPY.close}</DialogCloseButton>}
      >
        <AlertChoices onLeave={close} />
      </Dialog>
    </>
  )
}
