import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../test/free-port.ts'

const PROGRAM = join(import.meta.dirname, 'lazy-dev-server.ts')

/** An area of one page, beside an API that is not there. */
async function startArea() {
  const [port, api] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-area-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', area: { port } }))
  writeFileSync(
    join(folder, 'vite.config.js'),
    `export default { server: { port: ${port}, strictPort: true } }`,
  )
  writeFileSync(join(folder, 'index.html'), '<h1>Harbour office</h1>')
  const program = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    env: { ...process.env, PORT: String(api) },
  })
  let output = ''
  program.stdout.on('data', (text) => (output += text))
  onTestFinished(async () => {
    program.kill()
    if (program.exitCode === null) await once(program, 'exit')
    rmSync(folder, { recursive: true })
  })
  const isListening = async () => {
    const socket = connect(port, 'localhost')
    await once(socket, 'connect')
    socket.destroy()
    return true
  }
  await expect.poll(isListening).toBe(true)
  return { url: `http://localhost:${port}/`, output: () => stripVTControlCharacters(output) }
}

test('the dev server of an area starts with the first request, and answers all that come meanwhile', async () => {
  const area = await startArea()
  const pages = await Promise.all([1, 2, 3].map(async () => (await fetch(area.url)).text()))
  for (const page of pages) expect(page).toContain('Harbour office')
  expect(area.output()).toContain(area.url)
  expect(await (await fetch(area.url)).text()).toContain('Harbour office')
})
