import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Bar, Buttons } from './Pagination.styles'

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Accessible name, such as "Pages of bookings". */
  'aria-label': string
  /** The current range, such as "1 to 12 of 1,284". */
  summary: ReactNode
  /** Omitted on the first page. */
  onPrevious?: (() => void) | undefined
  /** Omitted on the last page. */
  onNext?: (() => void) | undefined
  loading?: boolean | undefined
}

/** Links to the previous and next page of a list. */
export function Pagination({ summary, onPrevious, onNext, loading = false, ...rest }: PaginationProps) {
  return (
    <Bar {...rest}>
      <span>{summary}</span>
      <Buttons>
        <Button
          variant="plain"
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={onPrevious}
          disabledReason={onPrevious ? undefined : 'This is the first page.'}
        >
          Previous
        </Button>
        <Button
          variant="plain"
          size="small"
          loading={loading}
          onClick={onNext}
          disabledReason={onNext || loading ? undefined : 'This is the last page.'}
        >
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </Buttons>
    </Bar>
  )
}
