import { chmod, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A folder that survives the run: full-size data and what is installed for comparison are made once a machine. BENCH_CACHE
 * names another place than the temporary folder. Never in the repository.
 */
export async function cacheFolder(name: string): Promise<string> {
  const base = process.env.BENCH_CACHE ?? path.join(tmpdir(), 'longqirong-bench')
  const folder = path.join(base, name)
  await mkdir(folder, { recursive: true })
  // The embedded database gives up root's rights and must still reach its folder.
  for (const place of [base, folder]) await chmod(place, 0o755)
  return folder
}
