import { setUpSteps, TIME_SLOTS } from '@luzzu/domain'
import type { SetUp } from '@luzzu/domain/contracts'
import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { routesOf } from '../../platform/http/operation-routes'
import { findSystemStatus } from '../system/system.queries'
import { listTimeSlots, timeRangeOf } from '../time-slots/time-slots.queries'
import { deleteSamples } from './delete-samples'
import { countSamples, findSamples, listOwnProducts } from './samples.queries'

/** The checklist of the first day, and the end of the samples. */
export const setUpRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision, config } = app
  const route = routesOf(app)

  route('GET /set-up', () => findSetUp(app))

  route('DELETE /samples', async (request) => {
    const context = { moment: await app.findMoment(), configured: config.site }
    const removed = await deleteSamples(db, actorOf(request), context)
    catalogueRevision.changed()
    return removed
  })

  done()
}

async function findSetUp(app: FastifyInstance): Promise<SetUp> {
  const { db, config } = app
  const { settings } = await app.findSite()
  const samples = await findSamples(db, settings)
  const { database, backup } = await findSystemStatus(app)
  const steps = setUpSteps({
    settings,
    hasOwnSlots: await hasOwnSlots(app),
    ownProducts: await listOwnProducts(db, samples),
    samples: countSamples(samples),
    hasMailServer: config.mail.smtpUrl !== undefined,
    hasBackup: database === 'postgresql' ? null : backup?.verified === true,
  })
  return { steps, samples }
}

async function hasOwnSlots({ db }: FastifyInstance): Promise<boolean> {
  const slots = await listTimeSlots(db)
  const isFirst = (slot: (typeof slots)[number]) =>
    TIME_SLOTS.some(({ name, time_range }) => name === slot.name && time_range === timeRangeOf(slot))
  return slots.length !== TIME_SLOTS.length || !slots.every(isFirst)
}
