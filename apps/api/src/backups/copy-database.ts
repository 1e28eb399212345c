import { backUp } from './sqlite-files'

/** The program of the process that `backupJob` starts: file and target are its arguments. */
const [file = '', target = ''] = process.argv.slice(2)
try {
  backUp(file, target)
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
