import { LIST_QUERY } from '@luzzu/api-client'
import { useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useDeleteProductMutation, useListProductsQuery } from '@luzzu/api-client/products'
import { useGetSetUpQuery } from '@luzzu/api-client/set-up'
import { useSite } from '@luzzu/api-client/site'
import { useLazyFindProductVersionQuery } from '@luzzu/api-client/versions'
import { formatMoney, PRODUCT_FIELDS } from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Badge, type Column, media } from '@luzzu/ui'
import { Ship } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { PATHS } from '../../../booking/paths'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { recordColumns } from '../../../platform/records/record-columns'
import { SAMPLE } from '../../../platform/records/records.copy'
import { useDetailsEditor } from '../details/use-details-editor'
import { Thumb } from '../fields.styles'
import { usePaymentTermsEditor } from '../payment-terms/use-payment-terms-editor'
import { CHARGE_UNITS } from '../pricing/pricing.copy'
import { usePricingEditor } from '../pricing/use-pricing-editor'
import { activityLabel } from '../record-labels'
import { PRODUCT_COPY, PRODUCT_NEEDS_ACTIVITY } from '../rental-services.copy'
import { useScheduleEditor } from '../schedule/use-schedule-editor'
import { ProductDialog } from './ProductDialog'

const nameOf = ({ name }: Product) => name
/** Leaves room for the names on a tablet. */
const NUMBER_WIDTH = 'clamp(4.5rem, 8vw, 6.5rem)'

export function ProductsTab() {
  const query = useListProductsQuery(undefined, LIST_QUERY)
  const { data: activities } = useListActivitiesQuery()
  const needsActivity = activities?.length === 0
  const { currency } = useSite()
  const { data: setUp } = useGetSetUpQuery()
  const samples = setUp?.samples.product_ids
  const columns = useMemo(
    () => productColumns({ activities, currency, samples }),
    [activities, currency, samples],
  )
  const [remove] = useDeleteProductMutation()
  const pricing = usePricingEditor()
  const schedule = useScheduleEditor()
  const details = useDetailsEditor()
  const terms = usePaymentTermsEditor()
  const [find] = useLazyFindProductVersionQuery()

  return (
    <Cards>
      <RecordScreen
        copy={PRODUCT_COPY}
        query={query}
        columns={columns}
        nameOf={nameOf}
        textsOf={({ name, description, activity_id }) => [
          name,
          description,
          activityLabel(activity_id, activities),
        ]}
        actionsOf={(product) => (
          <>
            {pricing.actionsOf(product)}
            {details.actionsOf(product)}
            {terms.actionsOf(product)}
          </>
        )}
        isOtherOpen={[pricing, schedule, details, terms].some(({ isOpen }) => isOpen)}
        addReason={needsActivity ? PRODUCT_NEEDS_ACTIVITY.reason : undefined}
        whenEmpty={
          needsActivity && (
            <>
              {PRODUCT_NEEDS_ACTIVITY.why} <Link to={PATHS.activityTypes}>{PRODUCT_NEEDS_ACTIVITY.link}</Link>
            </>
          )
        }
        find={(id) => find(id)}
        remove={(id) => remove(id)}
        consequence="Visitors can no longer book it. Existing bookings stay unchanged."
      >
        {(editor, formKey) => <ProductDialog key={formKey} activities={activities ?? []} {...editor} />}
      </RecordScreen>
      {pricing.dialog}
      {schedule.dialog}
      {details.dialog}
      {terms.dialog}
    </Cards>
  )
}

/** Without room for the table: the buttons beside the facts, or on a phone below them, where the numbers share a line. */
const Cards = styled.div`
  ${media.tabletList} {
    tr[data-row]:has([data-column='actions']) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    tr[data-row] > :is(th, td) {
      grid-column: 1;
    }
    tr[data-row] > [data-column='actions'] {
      grid-area: 1 / 2 / span 4;
      align-self: center;
    }
  }
  ${media.narrowList} {
    tr[data-row]:has([data-column='actions']) {
      grid-template-columns: auto minmax(0, 1fr);
    }
    tr[data-row] > :is(th, [data-column='activity_id'], [data-column='actions']) {
      grid-column: 1 / -1;
    }
  }
`

const column = recordColumns<Product>(PRODUCT_FIELDS)

type ColumnsOptions = {
  activities: readonly Activity[] | undefined
  currency: string
  /** Ids of the products that nobody has edited since the installation. */
  samples: readonly number[] | undefined
}

function productColumns({ activities, currency, samples }: ColumnsOptions): Column<Product>[] {
  return [
    column('name', {
      width: '28%',
      isRowHeader: true,
      cell: ({ id, name, image_url }) => (
        <Thumb>
          {image_url ? (
            <img src={image_url} alt="" width={40} height={30} loading="lazy" />
          ) : (
            <Ship aria-hidden="true" />
          )}
          <span>
            {name} {samples?.includes(id) && <Badge tone="neutral">{SAMPLE}</Badge>}
          </span>
        </Thumb>
      ),
    }),
    column('activity_id', { cell: ({ activity_id }) => activityLabel(activity_id, activities) }),
    column('max_persons', { width: NUMBER_WIDTH }),
    column('price', {
      width: NUMBER_WIDTH,
      cell: ({ price, charge = 'as_listed' }) => (
        <>
          {formatMoney(price, currency)} {charge !== 'as_listed' && <small>{CHARGE_UNITS[charge]}</small>}
        </>
      ),
    }),
  ]
}
