import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { freePort } from '../../tools/test/free-port.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves a folder on another origin with CORS, like a file host. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURI(new URL(request.url ?? '/', 'http://host').pathname))
    const file = await readFile(join(folder, path)).catch(() => undefined)
    response.writeHead(file ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    })
    response.end(file)
  }).listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
