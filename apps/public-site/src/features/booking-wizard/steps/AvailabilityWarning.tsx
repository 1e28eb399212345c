import { Alert, Button } from '@luzzu/ui'
import { TriangleAlert } from 'lucide-react'
import type { Slots } from '../use-slots'
import { WIZARD_COPY } from '../wizard.copy'

/** Warns that availability could not be loaded. */
export function AvailabilityWarning({ availability }: { availability: Slots['availability'] }) {
  if (!availability.isError) return null
  return (
    <Alert tone="warning" role="alert" data-part="alert" icon={<TriangleAlert aria-hidden="true" />}>
      {WIZARD_COPY.availabilityFailed}{' '}
      <Button
        variant="plain"
        size="small"
        loading={availability.isFetching}
        onClick={() => availability.refetch()}
      >
        {WIZARD_COPY.tryAgain}
      </Button>
    </Alert>
  )
}
