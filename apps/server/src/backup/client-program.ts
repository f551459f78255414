import { writeFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import path from 'node:path'
import { runProgram } from '../data/embedded-postgres/run-program.ts'
import { PlainProblem } from '../process/plain-problem.ts'
import { backupProblems } from './copy.ts'
import { type ProgramFolder, atLeast, findPrograms, programFile } from './postgres-programs.ts'

/** The folder of a client program that is as new as it has to be; throws a sentence that says what to install. */
export async function requireClient(name: string, major: number): Promise<ProgramFolder> {
  const found = await findPrograms(name)
  const fitting = atLeast(found, major)
  if (fitting) return fitting
  const newest = found.at(-1)
  throw new PlainProblem(
    newest ? backupProblems.oldClient(name, newest.major, major) : backupProblems.noClient(name, major),
  )
}

/** Writes the database as it was at the snapshot; answers the version of the program. */
export async function writeDump(url: string, file: string, snapshot: { id: string; serverMajor: number }) {
  const programs = await requireClient('pg_dump', snapshot.serverMajor)
  const args = [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    // They hold what is true of this server alone, such as positions of its log.
    '--no-unlogged-table-data',
    `--snapshot=${snapshot.id}`,
    `--file=${file}`,
  ]
  // Made first, because pg_dump would let everybody on the machine read it.
  await writeFile(file, '', { mode: 0o600, flag: 'wx' })
  await runClient(programs, 'pg_dump', args, url)
  return programs.major
}

/** Reads a dump to its end, every row of it. */
export async function readDump(file: string, writtenBy: number): Promise<void> {
  const programs = await requireClient('pg_restore', writtenBy)
  await runClient(programs, 'pg_restore', [`--file=${devNull}`, file])
}

/** Puts a dump into an empty database, whole or not at all. */
export async function loadDump(url: string, file: string, writtenBy: number): Promise<void> {
  const programs = await requireClient('pg_restore', writtenBy)
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', file]
  await runClient(programs, 'pg_restore', args, url)
}

/** The password goes through the environment: everybody on the machine can read arguments. */
async function runClient(
  { folder }: ProgramFolder,
  name: string,
  args: readonly string[],
  url?: string,
): Promise<void> {
  const address = url === undefined ? undefined : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  if (address) address.password = ''
  const { code, output } = await runProgram(
    programFile(folder, name),
    address ? [...args, `--dbname=${address.href}`] : args,
    { cwd: path.parse(folder).root, account: undefined, env: clientEnvironment(password) },
  )
  if (code !== 0) throw new PlainProblem(backupProblems.clientFailed(name, output.trim()))
}

/** HOME is where libpq looks for certificates and kept passwords. */
function clientEnvironment(password: string): Record<string, string> {
  const { HOME } = process.env
  return { ...(HOME ? { HOME } : {}), ...(password ? { PGPASSWORD: password } : {}) }
}
