import type { CalendarDate } from '@luzzu/domain'
import { CalendarX2 } from 'lucide-react'
import { ClosureDialog } from '../../booking/closures/ClosureDialog'
import { CLOSURES_COPY as COPY } from '../../booking/closures/closures.copy'
import { useClosing } from '../../booking/closures/use-closing'
import { ScreenOnly } from './DayBar.styles'

/** The button that closes a day or parts of it, with its dialog. */
export function CloseDay({ date }: { date: CalendarDate }) {
  const closing = useClosing()
  return (
    <>
      <ScreenOnly variant="plain" icon={<CalendarX2 aria-hidden="true" />} onClick={() => closing.open(date)}>
        {COPY.add}
      </ScreenOnly>
      <ClosureDialog
        key={closing.formKey}
        open={closing.isOpen}
        onClose={closing.close}
        date={closing.value ?? date}
        onCreated={closing.handleCreated}
      />
    </>
  )
}
