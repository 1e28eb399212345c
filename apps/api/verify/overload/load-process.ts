import autocannon from 'autocannon'

/** Runs one load in its own process: options come as the argument, the report is written as JSON. */
const options = JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof autocannon>[0]
const { requests, latency, errors, timeouts, resets, statusCodeStats } = await autocannon(options)
process.stdout.write(
  JSON.stringify({
    sent: requests.sent,
    perSecond: requests.average,
    p99: latency.p99,
    errors,
    timeouts,
    resets,
    statuses: Object.fromEntries(
      Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]),
    ),
  }),
)
