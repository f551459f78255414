import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Completeness } from '../apps/server/src/backup/make-backup.ts'

/** The folder of the backup and that of the keys, from the words after the command; throws how to use it. */
export function readTransferWords(command: 'backup' | 'restore'): {
  folder: string
  keysFolder: string | undefined
} {
  const usage = `用法：npm run ${command} -- <备份目录> [--keys <密钥目录>]`
  const read = () => {
    try {
      return parseArgs({ options: { keys: { type: 'string' } }, allowPositionals: true })
    } catch (cause) {
      throw new Error(usage, { cause })
    }
  }
  const { values, positionals } = read()
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new Error(usage)
  // npm runs a script in the project's folder; a path is meant from where it was typed.
  const from = process.env.INIT_CWD ?? process.cwd()
  const keysFolder = values.keys === undefined ? undefined : path.resolve(from, values.keys)
  return { folder: path.resolve(from, folder), keysFolder }
}

/**
 * In part: it is done, and what it was made of was not whole, so whoever keeps backups goes on, and looks. Without one of the files there
 * should be (a folder that is not mounted), no older backup may go.
 */
const EXIT_CODES = { whole: 0, inPart: 3, withoutFiles: 1 } as const satisfies Record<Completeness, number>

/** Runs a command to its end: what it says goes to the terminal, a failure as one sentence, and the exit code tells both. */
export async function runTransfer(
  failed: string,
  run: (say: (line: string) => void) => Promise<Completeness>,
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  try {
    process.exitCode = EXIT_CODES[await run(say)]
  } catch (error) {
    say(`${failed}：${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
