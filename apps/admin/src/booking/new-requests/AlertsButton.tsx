import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useFindSettingsQuery } from '@luzzu/api-client/settings'
import { Link } from '@luzzu/routing'
import {
  Alert,
  Dialog,
  DialogCloseButton,
  IconButton,
  media,
  Stack,
  Switch,
  tabular,
  token,
  useDevicePreference,
} from '@luzzu/ui'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { EMAILS, PATHS, settingsPath } from '../paths'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import { NOTIFICATION_CHOICE, SOUND_CHOICE } from './NewRequests'
import { NEW_REQUESTS_COPY as COPY, newRequestsMessages } from './new-requests.copy'
import { playTones } from './play-tones'
import { hasNotifications, mayNotify } from './system-notification'
import { WaitingRequests } from './WaitingRequests'

const EMAILS_PATH = `${PATHS.system}#${EMAILS}`

/** Opens the choice of how to be told of new requests. */
export function AlertsButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const waiting = useFindDashboardQuery().data?.pending_approvals ?? 0
  return (
    <>
      <IconButton
        aria-label={waiting > 0 ? newRequestsMessages.openWaiting(waiting) : COPY.open}
        aria-haspopup="dialog"
        icon={
          <>
            <Bell aria-hidden="true" />
            {waiting > 0 && <Count aria-hidden="true">{waiting}</Count>}
          </>
        }
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

/** A phone has the number of the navigation in its menu only. */
const Count = styled.span`
  display: none;

  ${media.phone} {
    ${tabular}
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    display: block;
    min-width: ${token('space-4')};
    padding-inline: ${token('space-1')};
    border-radius: ${token('radius-pill')};
    background: ${token('highlight')};
    color: ${token('on-highlight')};
    font-size: ${token('text-xs')};
    font-weight: 700;
    line-height: ${token('space-4')};
  }
`

/** How a tab tells of new requests: each switch can be heard or is asked for when it is switched on. */
function AlertChoices({ onLeave }: { onLeave: () => void }) {
  const [hasSound, setSound] = useDevicePreference(SOUND_CHOICE)
  const [hasNotification, setNotification] = useDevicePreference(NOTIFICATION_CHOICE)
  const [isDenied, setDenied] = useState(false)

  function chooseSound(isOn: boolean) {
    setSound(isOn)
    if (isOn) void playTones()
  }

  async function chooseNotification(isOn: boolean) {
    const isAllowed = isOn && (await mayNotify())
    setDenied(isOn && !isAllowed)
    setNotification(isAllowed)
  }

  return (
    <Stack gap={4}>
      <WaitingRequests onLeave={onLeave} />
      <p>{COPY.intro}</p>
      <Switch label={COPY.sound} description={COPY.soundHint} checked={hasSound} onChange={chooseSound} />
      <Switch
        label={COPY.notification}
        description={hasNotifications() ? COPY.notificationHint : COPY.unsupported}
        checked={hasNotification}
        onChange={(isOn) => void chooseNotification(isOn)}
      />
      {isDenied && (
        <Alert role="alert" tone="warning">
          {COPY.denied}
        </Alert>
      )}
      <EmailAdvice onLeave={onLeave} />
    </Stack>
  )
}

/** What keeps emails about new requests from being sent: an address is of use only once there is a mail server. */
function EmailAdvice({ onLeave }: { onLeave: () => void }) {
  const { data: settings } = useFindSettingsQuery()
  const hasMailServer = useHasMailServer()
  if (!settings || (hasMailServer && settings.record.notify_mail !== null)) return null
  return (
    <Alert tone="info">
      {hasMailServer ? COPY.noAddress : COPY.noMailServer}{' '}
      <Link to={hasMailServer ? settingsPath('notifications') : EMAILS_PATH} onClick={onLeave}>
        {hasMailServer ? COPY.address : COPY.mailServer}
      </Link>
    </Alert>
  )
}
