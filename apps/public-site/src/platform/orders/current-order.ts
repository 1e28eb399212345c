import { createSlice, injectTabSlice, loggedOut, type PayloadAction } from '@luzzu/api-client'
import type { OrderAccess, OrderItems } from '@luzzu/api-client/own-orders'
import type { SentRequest } from '@luzzu/page/area'

export type OrderItem = OrderItems[number]

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
  /** Which of the items the wizard is about; `null` for one more. */
  editing: number | null
  /** How often more time was taken. */
  extensions: number
  /** The last request to hold places, so that a repeated one holds nothing twice. */
  sent: SentRequest | null
  typed: CheckoutDraft
}

export const NO_ORDER: CurrentOrderState = {
  order: null,
  managed: null,
  items: [],
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
}

/** `editing`: the item that the wizard is about from now on. */
type Held = { order: CurrentOrder; items: OrderItem[]; editing?: number | null }

const currentOrderSlice = createSlice({
  name: 'currentOrder',
  initialState: NO_ORDER,
  reducers: {
    placesHeld: (state, { payload: { order, items, editing } }: PayloadAction<Held>) => ({
      ...state,
      order,
      items,
      editing: editing === undefined ? state.editing : editing,
      extensions: order.id === state.order?.id ? state.extensions : 0,
      sent: null,
    }),
    /** The wizard goes on with one of the items, or with one more. */
    itemEdited: (state, { payload }: PayloadAction<number | null>) => {
      state.editing = payload
    },
    holdSent: (state, { payload }: PayloadAction<SentRequest>) => {
      state.sent = payload
    },
    holdExtended: (state, { payload }: PayloadAction<number>) => {
      state.extensions = payload
    },
    checkoutTyped: (state, { payload }: PayloadAction<Partial<CheckoutDraft>>) => {
      Object.assign(state.typed, payload)
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

export const { placesHeld, itemEdited, holdSent, holdExtended, checkoutTyped, orderOpened, orderForgotten } =
  currentOrderSlice.actions
export const useCurrentOrderState = injectTabSlice({ ...currentOrderSlice, key: 'current-order' })
