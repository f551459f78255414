import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder } from './cache-folder.ts'

const INSTALL_WITHIN_MS = 10 * 60_000

/**
 * The folder of a tool that is only measured with: installed on demand at exactly this version into the cache folder, never
 * a dependency of the project. `rebuild` names the parts that must run their install script.
 */
export async function installed(name: string, version: string, rebuild: string[] = []): Promise<string> {
  const folder = await cacheFolder(`${name}-${version}`)
  const done = path.join(folder, 'installed')
  if (existsSync(done)) return folder
  await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true }))
  const npm = (args: string[]) =>
    promisify(execFile)('npm', args, { cwd: folder, timeout: INSTALL_WITHIN_MS, maxBuffer: 2 ** 26 })
  await npm(['install', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`])
  if (rebuild.length > 0) await npm(['rebuild', ...rebuild])
  await writeFile(done, '')
  return folder
}
