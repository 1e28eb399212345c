import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** @typedef {{ pid: number, parent: number, isMarked: boolean }} Process with the IDs of itself and its parent */

/**
 * The processes whose environment contains a text, and all that descend from them.
 * @param {string} mark
 * @returns {number[]} their IDs
 */
export function processesMarked(mark) {
  const table = process.platform === 'linux' ? fromProc(mark) : fromPs(mark)
  const found = new Set(table.filter(({ isMarked }) => isMarked).map(({ pid }) => pid))
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const { pid, parent } of table) if (found.has(parent)) found.add(pid)
  }
  found.delete(process.pid)
  return [...found]
}

/**
 * The parent of a process; only Linux tells it without starting a program.
 * @param {number} pid
 */
export function parentOf(pid) {
  try {
    return readParent(pid)
  } catch {
    return undefined
  }
}

/** @returns {Process[]} */
function fromProc(mark) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const parent = readParent(pid)
        return { pid: Number(pid), parent, isMarked: readEnvironment(pid).includes(mark) }
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

/** The fields behind the name of the program, which is in parentheses and may contain any of them. */
function readParent(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie has ended, though nobody has asked for its exit code.
  if (state === 'Z') throw new Error('ended')
  return Number(parent)
}

/** Empty for processes of other users. */
function readEnvironment(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** @returns {Process[]} */
function fromPs(mark) {
  const output = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,ppid=,command='], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return output.split('\n').map((line) => {
    const [pid, parent] = line.trim().split(/\s+/, 2).map(Number)
    return { pid, parent, isMarked: line.includes(mark) }
  })
}
