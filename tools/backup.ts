// npm run backup -- <目录> [--keys <密钥目录>]: database and uploaded files with a manifest, read back before it says that it is done.
import { readFileSync } from 'node:fs'
import { makeBackup } from '../apps/server/src/backup/make-backup.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { readTransferWords, runTransfer } from './transfer-command.ts'

await runTransfer('备份未完成', async (say) => {
  const { folder, keysFolder } = readTransferWords('backup')
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return makeBackup({ config: readConfig(), version, folder, keysFolder, say })
})
