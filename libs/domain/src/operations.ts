import type { Static, TSchema } from 'typebox'
import { accountOperations } from './accounts/accounts.operations'
import { customerOperations } from './accounts/customers.operations'
import { apiTokenOperations } from './api-tokens/api-tokens.operations'
import { bookingOperations } from './bookings/bookings.operations'
import { frontDeskOperations } from './bookings/front-desk.operations'
import { holdOperations } from './bookings/holds.operations'
import { cashUpOperations } from './cash-ups/cash-ups.operations'
import { activityOperations } from './catalogue/activities.operations'
import { addonOperations } from './catalogue/addons.operations'
import { distributionOperations } from './catalogue/distribution.operations'
import { faqOperations } from './catalogue/faqs.operations'
import { productDetailsOperations } from './catalogue/product-details.operations'
import { productOperations } from './catalogue/products.operations'
import { closureOperations } from './closures/closures.operations'
import { documentOperations } from './documents/documents.operations'
import { calendarFeedOperations } from './integrations/calendar-feeds.operations'
import { webhookOperations } from './integrations/webhooks.operations'
import { damageDepositOperations } from './orders/damage-deposits.operations'
import { heldOrderOperations } from './orders/held-orders.operations'
import { gatewayOperations, onlinePaymentOperations } from './orders/online-payments.operations'
import { orderLinkOperations } from './orders/order-links.operations'
import { orderOperations } from './orders/orders.operations'
import { ownAccountOperations } from './own-account/own-account.operations'
import { paymentOperations } from './payments/payments.operations'
import { pricingOperations } from './pricing/pricing.operations'
import { bookingReportOperations, reportOperations } from './reports/reports.operations'
import { scheduleOperations } from './schedule/schedule.operations'
import { timeSlotOperations } from './schedule/time-slots.operations'
import { setUpOperations } from './site/set-up.operations'
import { siteOperations } from './site/site.operations'
import { staffOperations } from './site/staff.operations'

/** Every operation of the API by method and path, below `/api`. */
export const OPERATIONS = {
  ...accountOperations,
  ...customerOperations,
  ...ownAccountOperations,
  ...bookingOperations,
  ...frontDeskOperations,
  ...holdOperations,
  ...activityOperations,
  ...addonOperations,
  ...faqOperations,
  ...productOperations,
  ...productDetailsOperations,
  ...closureOperations,
  ...pricingOperations,
  ...scheduleOperations,
  ...timeSlotOperations,
  ...siteOperations,
  ...staffOperations,
  ...setUpOperations,
  ...apiTokenOperations,
  ...calendarFeedOperations,
  ...distributionOperations,
  ...webhookOperations,
  ...orderOperations,
  ...heldOrderOperations,
  ...orderLinkOperations,
  ...onlinePaymentOperations,
  ...paymentOperations,
  ...gatewayOperations,
  ...damageDepositOperations,
  ...documentOperations,
  ...cashUpOperations,
  ...reportOperations,
  ...bookingReportOperations,
}

type Operations = typeof OPERATIONS
export type OperationKey = keyof Operations

/** What an operation answers; `null` where its body is empty. */
export type ResponseOf<Key extends OperationKey> = Operations[Key] extends { answer: infer Answers }
  ? {
      [Status in keyof Answers]: Answers[Status] extends TSchema ? Static<Answers[Status]> : never
    }[keyof Answers]
  : unknown

type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never

type ParamsOf<Key> = [NamesIn<Key>] extends [never]
  ? unknown
  : { params: Record<NamesIn<Key>, string | number> }

type QueryOf<Declared> = Declared extends { query: infer Query extends TSchema }
  ? object extends Static<Query>
    ? { query?: Static<Query> }
    : { query: Static<Query> }
  : unknown

type BodyOf<Declared> = Declared extends { form: 'required' }
  ? { body: FormData }
  : Declared extends { body: infer Body extends TSchema }
    ? {
        body:
          | Static<Body>
          | (object extends Static<Body> ? undefined : never)
          | (Declared extends { form: 'accepted' } ? FormData : never)
      }
    : unknown

type HeadersOf<Declared> = Declared extends { takes: readonly (infer Header)[] }
  ? ('If-Match' extends Header ? { ifMatch?: string | null | undefined } : unknown) &
      ('Idempotency-Key' extends Header ? { idempotencyKey?: string } : unknown)
  : unknown

/** What a client sends with an operation: parameters of path and query, the body, and the headers that it takes. */
export type RequestOf<Key extends OperationKey> = ParamsOf<Key> &
  QueryOf<Operations[Key]> &
  BodyOf<Operations[Key]> &
  HeadersOf<Operations[Key]>
