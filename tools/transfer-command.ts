import path from 'node:path'
import { parseArgs } from 'node:util'

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

/** It is done, and what it was made of was not whole: whoever keeps backups goes on, and looks. */
const DONE_IN_PART = 3

/** Runs a command to its end: what it says goes to the terminal, a failure as one sentence, and the exit code tells both. */
export async function runTransfer(
  failed: string,
  run: (say: (line: string) => void) => Promise<boolean>,
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  try {
    process.exitCode = (await run(say)) ? 0 : DONE_IN_PART
  } catch (error) {
    say(`${failed}：${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
