import { useNow, useSession } from '@luzzu/api-client'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatDateShort, formatMoney } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { Link, useLocation, useNavigate } from '@luzzu/routing'
import { ActionBar, EmptyPicture, EmptyState, LinkButton, Stack, SummaryPanel } from '@luzzu/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { CheckoutButton } from '../../platform/orders/checkout/CheckoutButton'
import { CheckoutPanel } from '../../platform/orders/checkout/CheckoutPanel'
import type { PayChoice } from '../../platform/orders/checkout/checkout-values'
import { UnpaidNotice } from '../../platform/orders/checkout/UnpaidNotice'
import { useCheckout } from '../../platform/orders/checkout/use-checkout'
import type { OrderItem } from '../../platform/orders/current-order'
import { findMorePath } from '../../platform/orders/find-more'
import { HeldFor, heldFor } from '../../platform/orders/HeldFor'
import { LostPlaces } from '../../platform/orders/LostPlaces'
import { OrderItems } from '../../platform/orders/OrderItems'
import { OrdersElsewhere } from '../../platform/orders/OrdersElsewhere'
import { PaymentsOnly } from '../../platform/orders/PaymentsOnly'
import { useCurrentOrder } from '../../platform/orders/use-current-order'
import { useHold } from '../../platform/orders/use-hold'
import { useOrdersElsewhere } from '../../platform/orders/use-orders-elsewhere'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { CART_COPY as COPY } from './cart.copy'
import { CartLayout, CartMain } from './cart.styles'

/** What is held in this tab, and the way to book all of it together. */
export default function CartPage() {
  return (
    <PaymentsOnly>
      <PageHead title={COPY.title} />
      <meta name="robots" content="noindex" />
      <Cart />
    </PaymentsOnly>
  )
}

function Cart() {
  const { restored, order, items, lost } = useCurrentOrder()
  const others = useOrdersElsewhere()
  const change = useChange()
  const empty = useRef<HTMLDivElement>(null)
  const isFilled = order !== null && items.length > 0
  const isShown = isFilled || lost.length > 0
  const wasShown = useRef(isShown)
  useEffect(() => {
    // What had the focus is gone.
    if (wasShown.current && !isShown) empty.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  if (!restored) return null
  if (isFilled) return <FilledCart />
  if (isShown)
    return (
      <CartLayout>
        <CartMain>
          <h1>{COPY.title}</h1>
          <p>{COPY.nothingHeld}</p>
          <LostPlaces onChoose={(place) => change(place, null, 'date')} />
        </CartMain>
      </CartLayout>
    )
  return others.length > 0 ? (
    <CartLayout>
      <CartMain ref={empty} tabIndex={-1}>
        <h1>{COPY.title}</h1>
        <OrdersElsewhere />
      </CartMain>
    </CartLayout>
  ) : (
    <EmptyState
      ref={empty}
      tabIndex={-1}
      title={COPY.empty}
      titleAs="h1"
      picture={<EmptyPicture />}
      action={
        <LinkButton as={Link} to={paths.services}>
          {COPY.browse}
        </LinkButton>
      }
    >
      {COPY.emptyHint}
    </EmptyState>
  )
}

function FilledCart() {
  const { currency } = useSite()
  const { user } = useSession()
  const navigate = useNavigate()
  const { edit } = useCurrentOrder()
  const { clearDraft, keepWaiting } = useBookingDraft()
  const change = useChange()
  const hold = useOwnHold()
  const items = hold.shown?.items ?? []
  const findMore = () => navigate(findMorePath(hold.items.at(-1)))
  const { state } = useLocation()
  const form = useCheckout({
    hold,
    isGuest: user === null,
    pay: (state as ChosenPay)?.pay,
    onPlaced() {
      clearDraft()
      navigate(paths.manage, { state: { placed: true } })
    },
  })
  const total = hold.shown && formatMoney(hold.shown.total_price, currency)

  const button = (size: 'medium' | 'large') => (
    <CheckoutButton size={size} hold={hold} form={form} onHold={() => void hold.holdAgain()} />
  )

  return (
    <CartLayout>
      <CartMain>
        <h1>{COPY.title}</h1>
        <p>{COPY.lead}</p>
        <Stack gap={5}>
          <LostPlaces onChoose={(place) => change(place, null, 'date')} />
          <UnpaidNotice hold={hold} form={form} onGivenBack={findMore} />
          <CheckoutPanel
            hold={hold}
            form={form}
            onAddAnother={() => {
              edit(null)
              findMore()
            }}
            onLeave={() => keepWaiting({ path: paths.cart, what: COPY.title })}
          >
            {items.length > 0 && (
              <OrderItems
                title={COPY.items}
                isTitleHidden
                items={items}
                hold={hold}
                onChange={(item) => change(item, item.index, 'details')}
              />
            )}
          </CheckoutPanel>
        </Stack>
      </CartMain>
      <SummaryPanel
        title={COPY.summary}
        lines={items.map((item) => ({
          key: String(item.index),
          label: <ItemLabel item={item} />,
          value: formatMoney(item.total_price, currency),
        }))}
        total={{ label: COPY.total, value: total }}
        actions={
          <>
            <HeldFor hold={hold} />
            {button('large')}
          </>
        }
        actionsInBar
      />
      <ActionBar total={{ label: COPY.total, value: total }} hint={heldFor(hold)}>
        {button('medium')}
      </ActionBar>
    </CartLayout>
  )
}

/** With the name of its product, where the order tells it. */
type NamedItem = OrderItem & { product_name?: string | undefined }

/** Leads through the wizard with what was chosen; `index`: which item of the order takes the changes. */
function useChange() {
  const navigate = useNavigate()
  const { edit } = useCurrentOrder()
  const { saveDraft } = useBookingDraft()
  const products = useListProductsQuery().data
  return (item: NamedItem, index: number | null, step: 'details' | 'date') => {
    const { id_product_fk: productId, product_name = '', booking_date, guests } = item
    edit(index)
    saveDraft({
      productId,
      productName: products?.find(({ id }) => id === productId)?.name ?? product_name,
      step: 'confirm',
      addonIds: item.addon_ids ?? [],
      date: booking_date.slice(0, 10),
      slotId: item.slot_id,
      guests: guests == null ? '' : String(guests),
    })
    navigate(paths.bookAt(productId, step))
  }
}

function ItemLabel({ item }: { item: Order['items'][number] }) {
  const { time_zone } = useSite()
  const now = useNow()
  return `${item.product_name}, ${formatDateShort(item.booking_date, dateIn(time_zone, now))}`
}

/** What the page of the payment hands over. */
type ChosenPay = { pay?: PayChoice } | null

/**
 * The hold of this tab; what a guest had held is held for the account that has logged in since. What was taken before its
 * time is held again where it can be; else what can be held no longer says why not.
 */
function useOwnHold() {
  const all = useHold()
  const hold = { ...all, holdAgain: all.holdRest }
  const isToHold = hold.isForeign || hold.hasEndedEarly
  const holdAgain = useEffectEvent(hold.holdAgain)
  useEffect(() => {
    if (isToHold) void holdAgain()
  }, [isToHold])
  return hold
}
