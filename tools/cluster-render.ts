// npm run cluster:render -- <cluster.json> <secrets.json> <folder>: the files of every machine of a cluster, a folder each
// (docs/operations/cluster.md). Secrets are drawn when their file does not exist.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderCluster } from './cluster/render-cluster.ts'
import { type ClusterSecrets, type ClusterSettings, newSecrets } from './cluster/settings.ts'

const [settingsFile, secretsFile, folder] = process.argv.slice(2)
if (!settingsFile || !secretsFile || !folder) {
  process.stderr.write('npm run cluster:render -- <cluster.json> <secrets.json> <folder>\n')
  process.exit(2)
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
if (!existsSync(secretsFile)) {
  writeFileSync(secretsFile, `${JSON.stringify(newSecrets(), null, 2)}\n`, { mode: 0o600 })
  process.stdout.write(`drew the passwords of ${secretsFile}: keep them apart from the backups\n`)
}
try {
  const files = renderCluster(read<ClusterSettings>(settingsFile), read<ClusterSecrets>(secretsFile))
  for (const { machine, place, text, mode } of files) {
    const file = path.join(folder, machine, place)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { mode })
    chmodSync(file, mode)
    process.stdout.write(`${file}\n`)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
