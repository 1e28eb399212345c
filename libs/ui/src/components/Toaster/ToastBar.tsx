import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { resolveValue, type Toast, toast } from 'react-hot-toast'
import { IconButton } from '../IconButton/IconButton'
import { Bar, Message } from './Toaster.styles'

function toneOf(type: Toast['type']): 'success' | 'error' | 'neutral' {
  return type === 'success' || type === 'error' ? type : 'neutral'
}

const icons = { success: CircleCheck, error: CircleAlert, neutral: Info }

/** A toast: message, optional action, close button. */
export function ToastBar({ item }: { item: Toast }) {
  const tone = toneOf(item.type)
  const Icon = icons[tone]

  return (
    <Bar data-tone={tone} data-leaving={!item.visible || undefined}>
      {item.icon ?? <Icon aria-hidden="true" />}
      <Message>{resolveValue(item.message, item)}</Message>
      <IconButton aria-label="Dismiss" icon={<X />} onClick={() => toast.dismiss(item.id)} />
    </Bar>
  )
}
