import { createServer } from 'node:http'

/** A server that does nothing: what waits for it waits for the machine and the client. Argument: port. */
const PAGE = Buffer.alloc(20_000, ' ')
createServer((request, response) => {
  request.resume()
  response.end(PAGE)
}).listen(Number(process.argv[2]), '127.0.0.1')
