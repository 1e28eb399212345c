import { createServer as createGate, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { waitForListening } from './await-api.ts'
import { areaIn } from './workspace-areas.ts'

/** When the API is there the first page is as good as opened, and the rest of the machine is free. */
const AFTER_API_MS = 5000

const { PORT = 3000 } = process.env
const { port } = areaIn(process.cwd())
const waiting: Socket[] = []
let isStarted = false

/**
 * The dev server of the area in the current folder, for one that the first page of `npm run dev` does not need: it starts
 * with the first request, or by itself once the first page is there, and does not delay that.
 */
const gate = createGate({ pauseOnConnect: true }, (socket) => {
  waiting.push(socket)
  void start()
})
gate.listen(port, 'localhost')
await waitForListening(`http://127.0.0.1:${PORT}`)
await pause(AFTER_API_MS)
await start()

async function start(): Promise<void> {
  if (isStarted) return
  isStarted = true
  const { createServer } = await import('vite')
  const server = await createServer()
  gate.close()
  await server.listen()
  server.printUrls()
  for (const socket of waiting) {
    server.httpServer?.emit('connection', socket)
    socket.resume()
  }
}
