import { createSlice, injectTabSlice, loggedOut, type PayloadAction } from '@luzzu/api-client'
import type { OrderAccess, OrderItems } from '@luzzu/api-client/own-orders'
import type { SentRequest } from '@luzzu/page/area'

export type OrderItem = OrderItems[number]

/** A place that can no longer be booked, and why; with the name of its product, where the order has told it. */
export type LostPlace = OrderItem & { message: string; product_name?: string | undefined }

/** An order of a user, or of a guest, who has its token. */
export type CurrentOrder = OrderAccess & { userId: number | null }

/** What a guest has typed about themselves. */
type GuestContact = { username: string; mail: string; phone: string }

/** What was typed for a checkout, which outlasts the way to the payment and back. */
export type CheckoutDraft = GuestContact & {
  wants_invoice: boolean
  invoice_name: string
  invoice_address: string
  invoice_vat_number: string
}

export type CurrentOrderState = {
  /** The order that holds what is chosen. */
  order: CurrentOrder | null
  /** The order that was placed last, or opened by a link. */
  managed: CurrentOrder | null
  /** What the order holds, or held until its time was over. */
  items: OrderItem[]
  /** Until when it holds them, as far as this tab knows. */
  expiresAt: string | null
  /** What it held and can hold no longer, until another time is chosen or it is removed. */
  lost: LostPlace[]
  /** Which of the items the wizard is about; `null` for one more. */
  editing: number | null
  /** How often more time was taken. */
  extensions: number
  /** The last request to hold places, so that a repeated one holds nothing twice. */
  sent: SentRequest | null
  typed: CheckoutDraft
  /** What the payment that is open was begun with. */
  submitted: CheckoutDraft | null
}

export const NO_ORDER: CurrentOrderState = {
  order: null,
  managed: null,
  items: [],
  expiresAt: null,
  lost: [],
  editing: null,
  extensions: 0,
  sent: null,
  typed: {
    username: '',
    mail: '',
    phone: '',
    wants_invoice: false,
    invoice_name: '',
    invoice_address: '',
    invoice_vat_number: '',
  },
  submitted: null,
}

/** `editing`: the item that the wizard is about from now on. */
export type Held = {
  order: CurrentOrder
  items: OrderItem[]
  editing?: number | null
  expiresAt?: string | null
}

const countOf = (productId: number, items: readonly OrderItem[]) =>
  items.filter(({ id_product_fk }) => id_product_fk === productId).length

const currentOrderSlice = createSlice({
  name: 'currentOrder',
  initialState: NO_ORDER,
  reducers: {
    placesHeld: (state, { payload: { order, items, editing, expiresAt = null } }: PayloadAction<Held>) => ({
      ...state,
      order,
      items,
      expiresAt,
      // Another time of the same product takes the place of a lost one.
      lost: state.lost.filter(
        ({ id_product_fk }) => countOf(id_product_fk, items) <= countOf(id_product_fk, state.items),
      ),
      editing: editing === undefined ? state.editing : editing,
      extensions: order.id === state.order?.id ? state.extensions : 0,
      sent: null,
    }),
    placesLost: (
      state,
      { payload: { items, lost } }: PayloadAction<{ items: OrderItem[]; lost: LostPlace[] }>,
    ) => ({
      ...state,
      order: items.length > 0 ? state.order : null,
      items,
      lost,
      editing: null,
    }),
    /** The wizard goes on with one of the items, or with one more. */
    itemEdited: (state, { payload }: PayloadAction<number | null>) => {
      state.editing = payload
    },
    holdSent: (state, { payload }: PayloadAction<SentRequest>) => {
      state.sent = payload
    },
    holdExtended: (state, { payload }: PayloadAction<{ extensions: number; expiresAt?: string | null }>) => {
      Object.assign(state, payload)
    },
    checkoutTyped: (state, { payload }: PayloadAction<Partial<CheckoutDraft>>) => {
      Object.assign(state.typed, payload)
    },
    checkoutSubmitted: (state) => {
      state.submitted = state.typed
    },
    /** It is placed or about to be paid, and shown from then on. */
    orderOpened: (state, { payload }: PayloadAction<CurrentOrder>) => {
      state.managed = payload
    },
    /** Nothing is held any more; what was placed is still shown. */
    orderForgotten: ({ managed, typed }) => ({ ...NO_ORDER, managed, typed }),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_ORDER),
})

export const {
  placesHeld,
  placesLost,
  itemEdited,
  holdSent,
  holdExtended,
  checkoutTyped,
  checkoutSubmitted,
  orderOpened,
  orderForgotten,
} = currentOrderSlice.actions
export const useCurrentOrderState = injectTabSlice({ ...currentOrderSlice, key: 'current-order' })
