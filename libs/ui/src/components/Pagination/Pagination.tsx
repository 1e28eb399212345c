import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Bar, Buttons } from './Pagination.styles'

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Names the pages, such as "Pages of bookings". */
  'aria-label': string
  /** Where the reader is, such as "1 to 12 of 1,284". */
  summary: ReactNode
  /** Left out on the first page. */
  onPrevious?: (() => void) | undefined
  /** Left out on the last page. */
  onNext?: (() => void) | undefined
  loading?: boolean | undefined
}

/** Goes through a long list page by page. */
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
