// Runs beside the server, so that a page that takes long, or never ends, holds nobody up. It answers in the order in which
// it is asked.
import { parentPort, workerData } from 'node:worker_threads'

const area = import(workerData.bundle)

parentPort.on('message', async ({ path, data }) => {
  try {
    const { build, render } = await area
    parentPort.postMessage({ build, page: await render(path, data) })
  } catch (error) {
    parentPort.postMessage({ failure: error?.stack ?? String(error) })
  }
})
