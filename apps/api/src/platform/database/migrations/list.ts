import type { Migration } from 'kysely'
import * as accounts from './001-accounts'
import * as catalogue from './002-catalogue'
import * as revision from './003-revision'
import * as bookings from './004-bookings'
import * as bookingGuard from './005-booking-guard'
import * as counters from './006-counters'
import * as mailAndRecords from './007-mail-and-records'
import * as bookingCounts from './008-tallies'
import * as sharedLimits from './009-shared-limits'
import * as auditGuard from './010-audit-guard'
import * as loginNetworks from './011-login-networks'
import * as mailStates from './012-mail-states'
import * as jobs from './013-jobs'
import * as bookingGuardLocksProduct from './014-booking-guard-locks-product'
import * as bookingTotals from './015-booking-totals'
import * as createdCounts from './016-created-counts'
import * as nameSearch from './017-name-search'
import * as unusedColumns from './018-unused-columns'
import * as accountCounts from './019-account-counts'
import * as settings from './021-settings'
import * as closures from './022-closures'
import * as schedule from './023-schedule'
import * as pricing from './024-pricing'
import * as frontDesk from './025-front-desk'
import * as accountErasure from './026-account-erasure'
import * as movedBookings from './027-moved-bookings'
import * as closuresOfDeletedSlots from './028-closures-of-deleted-slots'
import * as sessionDevices from './029-session-devices'
import * as idsContinue from './030-ids-continue'
import * as answersNotStored from './031-answers-not-stored'
import * as undoStack from './032-undo-stack'
import * as provenAddresses from './033-proven-addresses'
import * as mailQuota from './034-mail-quota'
import * as productDetails from './035-product-details'
import * as closureChanges from './038-closure-changes'
import * as dialablePhones from './039-dialable-phones'
import * as finding from './040-finding'
import * as apiTokens from './041-api-tokens'
import * as resellerBookings from './042-reseller-bookings'
import * as bookingSources from './043-booking-sources'
import * as calendarFeeds from './044-calendar-feeds'
import * as webhooks from './045-webhooks'
import * as orders from './046-orders'
import * as heldOrders from './047-held-orders'
import * as documents from './048-documents'
import * as resellerWebhooks from './049-reseller-webhooks'
import * as holdLookups from './051-hold-lookups'
import * as cardPayments from './052-card-payments'
import * as cardRefunds from './055-card-refunds'
import * as cardDeposits from './056-card-deposits'
import * as guestOrders from './057-guest-orders'
import * as moneyJobs from './060-money-jobs'
import * as settledAttention from './061-settled-attention'
import * as erasedGuests from './062-erased-guests'
import * as dueAtOnce from './063-due-at-once'
import * as bookingTimes from './064-booking-times'
import * as apostrophes from './065-apostrophes'
import * as faqOrder from './066-faq-order'
import * as cancellations from './067-cancellations'
import * as calledCustomers from './068-called-customers'
import * as orderTotals from './069-order-totals'
import * as heldAddons from './070-held-addons'
import * as keptPlaces from './071-kept-places'
import * as customerChanges from './072-customer-changes'
import * as waitingRecipients from './073-waiting-recipients'
import * as includedAddons from './074-included-addons'
import * as agreedDeposits from './075-agreed-deposits'
import * as claimedOrders from './076-claimed-orders'

/** In the order of execution. A released migration is never edited, only followed by another. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-catalogue': catalogue,
  '003-revision': revision,
  '004-bookings': bookings,
  '005-booking-guard': bookingGuard,
  '006-counters': counters,
  '007-mail-and-records': mailAndRecords,
  '008-tallies': bookingCounts,
  '009-shared-limits': sharedLimits,
  '010-audit-guard': auditGuard,
  '011-login-networks': loginNetworks,
  '012-mail-states': mailStates,
  '013-jobs': jobs,
  '014-booking-guard-locks-product': bookingGuardLocksProduct,
  '015-booking-totals': bookingTotals,
  '016-created-counts': createdCounts,
  '017-name-search': nameSearch,
  '018-unused-columns': unusedColumns,
  '019-account-counts': accountCounts,
  '021-settings': settings,
  '022-closures': closures,
  '023-schedule': schedule,
  '024-pricing': pricing,
  '025-front-desk': frontDesk,
  '026-account-erasure': accountErasure,
  '027-moved-bookings': movedBookings,
  '028-closures-of-deleted-slots': closuresOfDeletedSlots,
  '029-session-devices': sessionDevices,
  '030-ids-continue': idsContinue,
  '031-answers-not-stored': answersNotStored,
  '032-undo-stack': undoStack,
  '033-proven-addresses': provenAddresses,
  '034-mail-quota': mailQuota,
  '035-product-details': productDetails,
  '038-closure-changes': closureChanges,
  '039-dialable-phones': dialablePhones,
  '040-finding': finding,
  '041-api-tokens': apiTokens,
  '042-reseller-bookings': resellerBookings,
  '043-booking-sources': bookingSources,
  '044-calendar-feeds': calendarFeeds,
  '045-webhooks': webhooks,
  '046-orders': orders,
  '047-held-orders': heldOrders,
  '048-documents': documents,
  '049-reseller-webhooks': resellerWebhooks,
  '051-hold-lookups': holdLookups,
  '052-card-payments': cardPayments,
  '055-card-refunds': cardRefunds,
  '056-card-deposits': cardDeposits,
  '057-guest-orders': guestOrders,
  '060-money-jobs': moneyJobs,
  '061-settled-attention': settledAttention,
  '062-erased-guests': erasedGuests,
  '063-due-at-once': dueAtOnce,
  '064-booking-times': bookingTimes,
  '065-apostrophes': apostrophes,
  '066-faq-order': faqOrder,
  '067-cancellations': cancellations,
  '068-called-customers': calledCustomers,
  '069-order-totals': orderTotals,
  '070-held-addons': heldAddons,
  '071-kept-places': keptPlaces,
  '072-customer-changes': customerChanges,
  '073-waiting-recipients': waitingRecipients,
  '074-included-addons': includedAddons,
  '075-agreed-deposits': agreedDeposits,
  '076-claimed-orders': claimedOrders,
}
