import { existsSync } from 'node:fs'
import knownPlaces from '../../tools/chromium-paths.json' with { type: 'json' }

/** The browser of this machine: CHROMIUM_PATH, or the first that is installed at a usual place. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...knownPlaces].find((file) => file && existsSync(file))
  if (found) return found
  throw new Error(
    '未找到 Chromium，请安装或设置 CHROMIUM_PATH。No Chromium found: install one or set CHROMIUM_PATH.',
  )
}

/** What Debian's Chromium needs to run as root, quietly and without asking the network for anything. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For tests, where many small pages come and go: one process less for each browser, no further threads that collect garbage, and
 * no compiling of what is run a few times alone. A tenth of the time of both cores.
 */
export const TEST_ARGS = [...CHROMIUM_ARGS, '--in-process-gpu', '--js-flags=--single-threaded-gc,--no-opt']
