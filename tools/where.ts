import path from 'node:path'
import { listTree } from './source-tree.ts'

/** The files of one domain: a domain has the same slug in folders, file names, migrations and seeds. */
export function filesOfDomain(places: string[], slug: string): string[] {
  return places.filter((place) => {
    const folders = path.posix.dirname(place).split('/')
    const name = path.posix.basename(place).replace(/^\d+_/, '')
    return folders.includes(slug) || name.startsWith(`${slug}.`) || name.startsWith(`${slug}_`)
  })
}

/** The slugs that the contract defines. */
export function domainsOf(places: string[]): string[] {
  const folder = 'packages/contract/src/'
  const calls = places.filter((place) => place.startsWith(folder) && place.includes('/calls'))
  return [...new Set(calls.map((place) => place.slice(folder.length).split('/')[0] ?? ''))].toSorted()
}

function print(slug: string | undefined): void {
  const places = listTree(process.cwd())
  const found = slug ? filesOfDomain(places, slug).toSorted() : []
  if (found.length === 0) {
    process.stdout.write(`用法 usage: npm run where <domain>\n领域 domains: ${domainsOf(places).join(' ')}\n`)
    process.exitCode = 1
    return
  }
  for (const [folder, files] of Map.groupBy(found, (place) => path.posix.dirname(place))) {
    process.stdout.write(`${folder}/\n${files.map((file) => `  ${path.posix.basename(file)}\n`).join('')}`)
  }
}

// Whoever reads only the first lines closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
if (import.meta.main) print(process.argv[2])
