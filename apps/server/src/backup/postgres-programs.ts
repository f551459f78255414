import { constants } from 'node:fs'
import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import { runProgram } from '../data/embedded-postgres/run-program.ts'

/** A folder with programs of PostgreSQL and their major version. */
export interface ProgramFolder {
  readonly folder: string
  readonly major: number
}

/** Where Debian keeps the programs of every version beside one another. */
const DEBIAN = '/usr/lib/postgresql'

/** The folders of this machine that have all these programs, lowest version first. */
export async function findPrograms(...names: [string, ...string[]]): Promise<ProgramFolder[]> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const folders = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...onPath]
  const found = await Promise.all(
    [...new Set(folders)].map(async (folder) => {
      const files = names.map((name) => programFile(folder, name))
      const present = await Promise.all(files.map(isExecutable))
      const [first] = files
      const major = present.every(Boolean) && first ? await majorOf(first) : undefined
      return major === undefined ? [] : [{ folder, major }]
    }),
  )
  return found.flat().toSorted((one, other) => one.major - other.major)
}

/** The programs of this version, or of the next above it: pg_dump refuses a server that is newer than itself. */
export function atLeast(found: readonly ProgramFolder[], major: number): ProgramFolder | undefined {
  return found.find((programs) => programs.major >= major)
}

/** The file of a program in a folder of programs. */
export function programFile(folder: string, name: string): string {
  return path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function majorOf(file: string): Promise<number | undefined> {
  const asked = await runProgram(file, ['--version'], {
    cwd: path.parse(file).root,
    account: undefined,
  }).catch(() => undefined)
  const [, major] = /\) (\d+)/.exec(asked?.output ?? '') ?? []
  return asked?.code === 0 && major !== undefined ? Number(major) : undefined
}
