import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { installed } from '../harness/installed.ts'
import { type Started, start } from '../harness/processes.ts'

/**
 * Monospace Sustainable Core License (source available, no competing use); installed on demand for this comparison alone.
 */
export const DIRECTUS = '12.4.0'
const TOKEN = 'bench-token'
const WITHIN_MS = 240_000

/** The script runner of its flows has to be compiled and is not part of a list call: an empty one stands in its place. */
async function withoutScriptRunner(folder: string): Promise<void> {
  const out = path.join(folder, 'node_modules/isolated-vm/out')
  await mkdir(out, { recursive: true })
  await writeFile(path.join(out, 'isolated_vm.js'), 'module.exports = { ivm: {} }\n')
}

/** Directus on an existing database, without its limits and its cache; the tables it adds are its own. */
export async function startDirectus(databaseUrl: string): Promise<Started> {
  const folder = await installed('directus', DIRECTUS)
  await withoutScriptRunner(folder)
  const command = path.join(folder, 'node_modules/directus/cli.js')
  const env = {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_POOL__MAX: '20',
    SECRET: 'bench',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'bench-password',
    ADMIN_TOKEN: TOKEN,
    TELEMETRY: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    CACHE_ENABLED: 'false',
    LOG_LEVEL: 'error',
    SERVE_APP: 'false',
  }
  await promisify(execFile)(process.execPath, [command, 'bootstrap'], {
    cwd: folder,
    env: { ...process.env, ...env },
    timeout: WITHIN_MS,
    maxBuffer: 2 ** 26,
  })
  return start([process.execPath, command, 'start'], { path: '/server/ping', env, withinMs: WITHIN_MS })
}

/** The headers of its administrator, whose rights cost it the least. */
export const DIRECTUS_HEADERS = { authorization: `Bearer ${TOKEN}`, accept: 'application/json' }
