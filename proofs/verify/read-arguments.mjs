import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root } from '../../tools/workspace/processes.mjs'

const PROOFS = readdirSync(`${root}proofs/verify/proofs`).map((file) => file.replace('.ts', ''))
const OPTIONS = {
  only: { type: 'string', multiple: true },
  seed: { type: 'string' },
  length: { type: 'string' },
}
const USAGE = 'npm run verify [-- --only NAME --seed N --length N]'
const LARGEST_SEED = 2 ** 32 - 1
const LARGEST_LENGTH = 100

/**
 * Reads the arguments of `npm run verify`.
 * @param {string[]} args
 * @returns {{ names: string[], seed: number, length: number } | { error: string }}
 */
export function readArguments(args) {
  let values
  try {
    values = parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    return { error: `${error.message} Usage: ${USAGE}` }
  }
  const { only: names = PROOFS, seed: givenSeed, length: givenLength = '1' } = values
  const unknown = names.find((name) => !PROOFS.includes(name))
  if (unknown !== undefined)
    return { error: `There is no proof “${unknown}”; there are ${PROOFS.join(', ')}.` }
  const seed = givenSeed === undefined ? Date.now() % LARGEST_SEED : toNumber(givenSeed)
  if (!Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED)
    return { error: `--seed takes a whole number from 0 to ${LARGEST_SEED}, not “${givenSeed}”.` }
  const length = toNumber(givenLength)
  if (!(length > 0 && length <= LARGEST_LENGTH))
    return { error: `--length takes a number above 0, at most ${LARGEST_LENGTH}, not “${givenLength}”.` }
  return { names: [...new Set(names)], seed, length }
}

const toNumber = (text) => (text.trim() === '' ? Number.NaN : Number(text))
