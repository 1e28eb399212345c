import Type, { type Static } from 'typebox'
import { BookingStatusSchema } from '../bookings/bookings.contract'
import { CalledOffCustomersSchema } from '../closures/closures.contract'

export const DashboardSchema = Type.Object({
  popular_rentals: Type.Array(Type.Object({ activity: Type.String(), count: Type.Integer() })),
  recent_bookings: Type.Array(
    Type.Object({
      id: Type.Integer(),
      user_name: Type.String(),
      email: Type.String(),
      product_name: Type.String(),
      date: Type.String(),
      status: BookingStatusSchema,
    }),
  ),
  pending_approvals: Type.Integer(),
  registered_users: Type.Integer(),
  total_bookings: Type.Integer(),
  payments: Type.Optional(
    Type.Object(
      {
        attention: Type.Integer({ description: 'Failed refunds and captures, disputes and mismatches' }),
        to_hand_over: Type.Integer({ description: 'Refunds that staff have to hand over' }),
      },
      { description: 'Where payments are on: what waits for staff' },
    ),
  ),
  to_call: Type.Optional(CalledOffCustomersSchema),
})
export type Dashboard = Static<typeof DashboardSchema>

/** Oldest first, including weeks without bookings. */
export const WeeklyBookingsSchema = Type.Array(
  Type.Object({
    week: Type.String({ description: 'Its Monday, YYYY-MM-DD' }),
    bookings: Type.Integer({ description: 'How many were requested in that week' }),
  }),
)
export type WeeklyBookings = Static<typeof WeeklyBookingsSchema>
