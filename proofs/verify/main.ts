import pLimit from 'p-limit'
import { print } from '../support/product'
import { createRun, isShort, type Outcome, type Proof, toLine } from './proof'
import { openRunFolder } from './run-folder'

/** Runs the named proofs of the built product, and prints one line for each promise. */
const { names, seed, length } = JSON.parse(process.argv[2] ?? '{}') as {
  names: string[]
  seed: number
  length: number
}
openRunFolder()
print(`Proofs: ${names.join(', ')}; seed ${seed}, length ${length}`)
// A short form mostly waits, and promises nothing about times.
const limit = pLimit(isShort(length) ? 2 : 1)
const outcomes = await Promise.all(names.map((name) => limit(run, name)))
print('')
for (const outcome of outcomes.flat()) print(toLine(outcome))
process.exit(outcomes.flat().every(({ holds }) => holds) ? 0 : 1)

async function run(name: string): Promise<Outcome[]> {
  const { prove } = (await import(`./proofs/${name}.ts`)) as { prove: Proof }
  const outcomes: Outcome[] = []
  const from = performance.now()
  try {
    await prove(createRun({ name, seed, length, print, outcomes }))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    outcomes.push({ name, goal: 'runs to its end', figure: 'ended by an error', holds: false })
  }
  print(`✔ ${name}: ${Math.round((performance.now() - from) / 1000)} s`)
  return outcomes
}
