import './platform/http/instance'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies'
import { guardRoutes } from './auth/access'
import { tokenLimits } from './auth/api-tokens/token-limits'
import { countriesRoutes } from './auth/countries.routes'
import { secretDeriver } from './auth/derived-secrets'
import { passwordResetsRoutes } from './auth/password-resets.routes'
import { createRateLimits, NO_RATE_LIMITS } from './auth/rate-limits'
import { principalFinder } from './auth/sessions'
import { sessionsRoutes } from './auth/sessions.routes'
import { registerTokens } from './auth/tokens'
import { usersRoutes } from './auth/users.routes'
import { backupJobs } from './backups/backup-job'
import { EMAIL_TEMPLATES } from './email-templates'
import { accountRoutes } from './features/account/account.routes'
import { activitiesRoutes } from './features/activities/activities.routes'
import { addonsRoutes } from './features/addons/addons.routes'
import { apiTokensRoutes } from './features/api-tokens/api-tokens.routes'
import { bookingsRoutes } from './features/bookings/bookings.routes'
import { expireRequestsJob } from './features/bookings/commands/expire-requests'
import { remindersJob } from './features/bookings/commands/send-reminders'
import { exportsRoutes } from './features/bookings/exports.routes'
import { movesRoutes } from './features/bookings/moves.routes'
import { schedulePreviewRoutes } from './features/bookings/schedule-preview.routes'
import { calendarFeedsRoutes } from './features/calendar-feeds/calendar-feeds.routes'
import { serveCalendars } from './features/calendar-feeds/serve-calendars'
import { cashUpsRoutes } from './features/cash-ups/cash-ups.routes'
import { clientErrorsRoutes } from './features/client-errors/client-errors.routes'
import { closuresRoutes } from './features/closures/closures.routes'
import { customersRoutes } from './features/customers/customers.routes'
import { dashboardRoutes } from './features/dashboard/dashboard.routes'
import { documentsRoutes } from './features/documents/documents.routes'
import { createPdfWriter } from './features/documents/pdf/pdf-writer'
import { readDocument } from './features/documents/read-document'
import { faqsRoutes } from './features/faqs/faqs.routes'
import { historyRoutes } from './features/history/history.routes'
import { distributionRoutes } from './features/octo/distribution/distribution.routes'
import { holdsRoutes } from './features/octo/holds/holds.routes'
import { octoRoutes } from './features/octo/octo.routes'
import { OCTO_ERROR_FORM } from './features/octo/octo-error'
import { notifyResellers } from './features/octo/webhooks/notify-resellers'
import { availabilityRoutes } from './features/offer/availability/availability.routes'
import { pricingRoutes } from './features/offer/pricing/pricing.routes'
import { scheduleRoutes } from './features/offer/schedule.routes'
import { settleAfterChanges } from './features/orders/card-payments/settle-after-changes'
import type { CardContext } from './features/orders/card-payments/settle-card-payment'
import { orderLinkCreator } from './features/orders/guests/order-links'
import { orderTokens } from './features/orders/guests/order-token'
import { guestsOf } from './features/orders/order-access'
import { orderJobs } from './features/orders/order-jobs'
import { ordersRoutes } from './features/orders/orders.routes'
import { registerBookingBalances } from './features/payments/booking-balances'
import { disablePaymentRoutes, isDisabledPaymentRoute } from './features/payments/disable-payment-routes'
import { detailsRoutes } from './features/products/details.routes'
import { productsRoutes } from './features/products/products.routes'
import { reportsRoutes } from './features/reports/reports.routes'
import { setUpRoutes } from './features/set-up/set-up.routes'
import { settingsRoutes } from './features/settings/settings.routes'
import { pageQueries } from './features/site/page-queries'
import { siteRoutes } from './features/site/site.routes'
import { systemRoutes } from './features/system/system.routes'
import { timeSlotsRoutes } from './features/time-slots/time-slots.routes'
import { createWebhookSender } from './features/webhooks/delivery/webhook-sender'
import { secretBox } from './features/webhooks/secret-box'
import { webhooksRoutes } from './features/webhooks/webhooks.routes'
import { retentionJob } from './jobs/retention'
import { deferredAudit } from './platform/audit/deferred-audit'
import { dailyRevision } from './platform/database/daily-revision'
import { methodsByPath, registerErrorHandler } from './platform/errors/error-handler'
import { Admission } from './platform/http/admission'
import { createCaches } from './platform/http/cache/cached-response'
import { negotiateEncodings } from './platform/http/cache/encodings'
import { compileChecks } from './platform/http/checked'
import { refuseFormsElsewhere } from './platform/http/form'
import { setApiHeaders } from './platform/http/headers'
import { limitRequests, registerHttpPlugins } from './platform/http/http-plugins'
import { readJson } from './platform/http/json-body'
import { refuseLongIds } from './platform/http/long-ids'
import { logRequests } from './platform/http/request-log'
import { serverOptions } from './platform/http/server-options'
import { closeIdleConnections } from './platform/http/shutdown'
import { senderAddress, trustedPeers, warnOfUntrustedProxy } from './platform/http/trusted-peers'
import { imagesRoutes } from './platform/images/images.routes'
import { createJobRunner } from './platform/jobs/jobs'
import { createRelay } from './platform/mail/relay'
import { mailTransport } from './platform/mail/transport'
import { registerDocs, registerOpenApi } from './platform/openapi/openapi'
import { siteFinder } from './platform/settings/site'
import { createStripeGateway } from './platform/stripe/stripe-gateway'
import { registerHealth } from './platform/web/health'
import { collectMetrics } from './platform/web/metrics'
import { registerCspReports } from './platform/web/policy/csp-report'
import { servePages } from './platform/web/serve-pages'

/** The response cache's share of `maxMemoryMb`. */
const CACHE_SHARE = 8

/** Builds the server; plugins are registered in the order in which they see a request. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, clock, webRoots, shedLoad = true } = dependencies
  const { db } = database
  const catalogueRevision = dailyRevision(database.catalogueRevision, config.site.timeZone, clock)
  const maxBytes = config.maxMemoryMb * 1024 * 1024
  const trusts = trustedPeers(config.trustProxy)
  const caches = createCaches({
    catalogue: catalogueRevision.revision,
    // The sum of two numbers that only rise changes with each of them.
    pages: () => sumOf(catalogueRevision.revision(), app.remotes.revision()),
    maxBytes: maxBytes / CACHE_SHARE,
  })
  const findSite = siteFinder(db, config.site, catalogueRevision)
  const clearCaches = () => {
    caches.responses.clear()
    caches.pages.clear()
    caches.offers.clear()
  }
  const admission = shedLoad
    ? new Admission({ maxBytes, onMemoryShort: clearCaches, addressOf: senderAddress(trusts) })
    : undefined
  const app: FastifyInstance = Fastify(
    serverOptions({ trusts, caches, admission, foreign: OCTO_ERROR_FORM, log: dependencies.log }),
  )
  app
    .decorate('config', config)
    .decorate('clock', clock)
    .decorate('db', db)
    .decorate('catalogueRevision', catalogueRevision)
    .decorate('findSite', findSite)
    .decorate('findMoment', async () => ({ site: await findSite(), now: clock.now() }))
  app.decorate('stripe', config.stripe && createStripeGateway(config.stripe))
  app.decorate('caches', caches)
  app.decorate('rateLimits', config.rateLimit ? createRateLimits(database) : NO_RATE_LIMITS)
  app.decorate('pdfWriter', createPdfWriter())
  app.decorate('orderTokens', orderTokens(dependencies.jwtSecret, config.previousJwtSecret))
  app.decorate('limitToken', tokenLimits({ pool: database.pool, refuses: config.rateLimit }))
  app.decorate(
    'relay',
    createRelay({
      db,
      clock,
      findSite,
      templates: {
        ...EMAIL_TEMPLATES,
        createOrderLink: orderLinkCreator(app.orderTokens),
        readDocument: (from, id) => readDocument(from, id, app.pdfWriter),
      },
      transport: dependencies.transport ?? mailTransport(config),
      log: app.log,
    }),
  )
  app.decorate('deriveSecret', secretDeriver(dependencies.jwtSecret))
  app.decorate('webhookSecrets', secretBox(dependencies.jwtSecret, config.previousJwtSecret))
  app.decorate(
    'webhooks',
    createWebhookSender({
      db,
      clock,
      findSite,
      secrets: app.webhookSecrets,
      allowedOrigins: config.webhookOrigins,
      resolve: dependencies.resolveWebhook,
      tellOthers: notifyResellers,
      log: app.log,
    }),
  )
  app.decorate('deferredAudit', deferredAudit(db, app.log))
  // The last one is called first: emails that are being sent may need a document.
  app.addHook('onClose', () => app.pdfWriter.close())
  app.addHook('onClose', () => app.relay.stop())
  app.addHook('onClose', () => app.webhooks.stop())
  app.addHook('onClose', () => app.deferredAudit.flush())
  const cardContext = app.stripe && {
    db,
    clock,
    gateway: app.stripe,
    findMoment: async () => ({ site: await findSite(), now: clock.now() }),
  }
  const jobs = [
    ...orderJobs(findSite, cardContext, app.log),
    expireRequestsJob(findSite),
    remindersJob(findSite),
    retentionJob(config),
    ...backupJobs(config),
  ]
  app.decorate('jobs', createJobRunner({ db, clock, jobs, log: app.log }))
  app.addHook('onClose', () => app.jobs.stop())

  app.decorate(
    'methodsOf',
    methodsByPath(app, (route) => isDisabledPaymentRoute(app, route)),
  )
  if (dependencies.onRoute) app.addHook('onRoute', dependencies.onRoute)

  collectMetrics(app, { pool: database.pool, admission })
  dependencies.tracing?.traceRequests(app)
  closeIdleConnections(app)
  registerErrorHandler(app)
  logRequests(app)
  warnOfUntrustedProxy(app)
  app.addHook('onRequest', (_request, reply, done) => {
    setApiHeaders(reply)
    done()
  })
  app.removeContentTypeParser('text/plain')
  readJson(app)
  negotiateEncodings(app)
  await registerHttpPlugins(app)
  await registerTokens(app, dependencies.jwtSecret, config.previousJwtSecret)
  registerHealth(app)
  registerCspReports(app)
  serveCalendars(app)
  await servePages(app, {
    roots: webRoots,
    queries: pageQueries(app),
  })
  await app.register(registerApi, { prefix: '/api', cardContext })
  await app.register(octoRoutes, { prefix: '/octo' })
  return app
}

const sumOf = (one?: number, other?: number) =>
  one === undefined || other === undefined ? undefined : one + other

/** The routes of the API. Each route declares its access in its config. */
async function registerApi(
  app: FastifyInstance,
  { cardContext }: { cardContext: CardContext | undefined },
): Promise<void> {
  const { db, clock } = app
  app.setValidatorCompiler(compileChecks)
  await registerOpenApi(app)
  limitRequests(app)
  refuseLongIds(app)
  refuseFormsElsewhere(app)
  disablePaymentRoutes(app)
  registerBookingBalances(app)
  if (cardContext) settleAfterChanges(app, cardContext)
  guardRoutes(app, principalFinder({ app, db, clock }), guestsOf(app))

  app.register(sessionsRoutes)
  app.register(usersRoutes)
  app.register(accountRoutes)
  app.register(passwordResetsRoutes)
  app.register(siteRoutes)
  app.register(clientErrorsRoutes)
  app.register(settingsRoutes)
  app.register(setUpRoutes)
  app.register(countriesRoutes)
  app.register(faqsRoutes)
  app.register(activitiesRoutes)
  app.register(productsRoutes)
  app.register(detailsRoutes)
  app.register(pricingRoutes)
  app.register(availabilityRoutes)
  app.register(scheduleRoutes)
  app.register(addonsRoutes)
  app.register(timeSlotsRoutes)
  app.register(imagesRoutes)
  app.register(bookingsRoutes)
  app.register(movesRoutes)
  app.register(schedulePreviewRoutes)
  app.register(closuresRoutes)
  app.register(exportsRoutes)
  app.register(customersRoutes)
  app.register(historyRoutes)
  app.register(dashboardRoutes)
  app.register(systemRoutes)
  app.register(apiTokensRoutes)
  app.register(calendarFeedsRoutes)
  app.register(distributionRoutes)
  app.register(holdsRoutes)
  app.register(webhooksRoutes)
  app.register(documentsRoutes)
  app.register(cashUpsRoutes)
  app.register(reportsRoutes)
  app.register(ordersRoutes, { context: cardContext })
  registerDocs(app)
}
