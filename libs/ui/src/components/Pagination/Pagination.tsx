import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/media'
import { tabular } from '../../theme/mixins'
import { token } from '../../theme/token'
import { Button } from '../Button/Button'

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

const Bar = styled.nav`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  min-height: ${token('topbar-height')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-4h')} ${token('space-3')};
  border-top: 1px solid ${token('line')};
  color: ${token('text-muted')};
  font-size: ${token('text-table')};
`

const Buttons = styled.div`
  display: flex;
  gap: ${token('space-2')};
  margin-inline-start: auto;

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1;
    }
  }
`
