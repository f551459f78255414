// npm run restore -- <目录> [--keys <密钥目录>]: puts a backup into an empty database and an empty folder of files.
import { restoreBackup } from '../apps/server/src/backup/restore-backup.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { readTransferWords, runTransfer } from './transfer-command.ts'

await runTransfer('恢复未完成', async (say) => {
  const { folder, keysFolder } = readTransferWords('restore')
  await restoreBackup({ config: readConfig(), folder, keysFolder, say })
  return 'whole'
})
