import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { resolveValue, type Toast, toast } from 'react-hot-toast'
import { IconButton } from '../IconButton/IconButton'
import { Countdown } from './Countdown'
import { Bar, Message } from './Toaster.styles'

function toneOf(type: Toast['type']): 'success' | 'error' | 'neutral' {
  return type === 'success' || type === 'error' ? type : 'neutral'
}

/** In place of an icon: the message offers something for as long as it stands. */
export const COUNTDOWN = 'countdown'

const icons = { success: CircleCheck, error: CircleAlert, neutral: Info }

type ToastBarProps = {
  item: Toast
  /** Since when all messages wait, in milliseconds. */
  heldAt: number | undefined
}

/** One message: what happened, what can be done about it, and a way to send it off. */
export function ToastBar({ item, heldAt }: ToastBarProps) {
  const tone = toneOf(item.type)
  const Icon = icons[tone]

  return (
    <Bar data-tone={tone} data-leaving={!item.visible || undefined}>
      {item.icon === COUNTDOWN ? <Countdown item={item} heldAt={heldAt} /> : <Icon aria-hidden="true" />}
      <Message>{resolveValue(item.message, item)}</Message>
      <IconButton aria-label="Dismiss" icon={<X />} onClick={() => toast.dismiss(item.id)} />
    </Bar>
  )
}
