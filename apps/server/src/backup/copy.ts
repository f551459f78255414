/** What stops a backup or a restore, and what to do about it. */
export const backupProblems = {
  noFolder: '请指明备份目录',
  folderNotEmpty: (folder: string) => `${folder} 里已有文件：请指定一个空目录`,
  folderInside: (folder: string) => `${folder} 在数据目录里：请备份到别处，最好是另一块磁盘或另一台机器`,
  folderAmongFiles: (folder: string, store: string) =>
    `${folder} 在存放上传文件的目录 ${store} 里：请备份到别处，最好是另一块磁盘或另一台机器`,
  keysBeside: '密钥目录不能与备份目录互相包含：密钥须与备份分开保管',
  keyUnknown: (dataDir: string) =>
    `没有字段密钥：请设置 FIELD_KEY，或确认 DATA_DIR（${dataDir}）下有 field.key，恢复时也可用 --keys 指明密钥目录`,
  keyWrong: (expected: string, found: string) =>
    `字段密钥不对：备份所用密钥的指纹是 ${expected}，给出的是 ${found}；换用备份时的密钥，否则加密的字段无法读出`,
  keyOther: (place: string) => `${place} 是另一把密钥：请换一个密钥目录`,
  noClient: (program: string, major: number) =>
    `没有找到 ${program}：请安装 PostgreSQL ${major} 或更高版本的客户端（Debian：apt-get install postgresql-client）`,
  oldClient: (program: string, found: number, major: number) =>
    `${program} 的版本是 ${found}，低于所需的 ${major}：请安装 PostgreSQL ${major} 或更高版本的客户端`,
  clientFailed: (program: string, output: string) => `${program} 未能完成：\n${output}`,
  unreachable: (place: string, reason: string) => `连不上数据库 ${place}：${reason}`,
  noProduct: '数据库里没有本产品的表：请检查 DATABASE_URL 与 DATA_DIR',
  incomplete: (folder: string) => `${folder} 不是完整的备份：没有清单，备份当时没有做完`,
  manifestDamaged: '备份清单已损坏，不能恢复：manifest.json 与它的校验值不符',
  missingFile: (place: string) => `备份已损坏，不能恢复：缺少 ${place}`,
  changedFile: (place: string) => `备份已损坏，不能恢复：${place} 的内容与清单不符`,
  contentsDamaged: '备份已损坏，不能恢复：contents.tsv 与清单不符',
  newerRelease: (migration: string) =>
    `备份来自更新的版本（${migration} 本版本没有）：请用做备份的版本或更新的版本恢复`,
  databaseNotEmpty: '目标数据库里已有表：请换一个空的数据库',
  clusterNotEmpty: (folder: string) => `${folder} 已有内置数据库：请换一个空的 DATA_DIR，或先移走它`,
  filesNotEmpty: (folder: string) => `${folder} 里已有上传的文件：请换一个空的 DATA_DIR，或先移走它们`,
  clusterToServer: '这是内置数据库的备份，不能恢复到 DATABASE_URL 指定的数据库：请去掉 DATABASE_URL',
  otherMachine: (from: string, here: string) =>
    `这是 ${from} 上内置数据库的备份，本机是 ${here}：请在同类机器上恢复`,
  otherMajor: (from: number, here: number) =>
    `备份的内置数据库是 PostgreSQL ${from}，本版本自带 ${here}：请用做备份的版本恢复`,
  rowsDiffer: (table: string, expected: number, found: number) =>
    `恢复后行数不符：${table} 应有 ${expected} 行，实有 ${found} 行；请勿启用`,
} as const

interface Summary {
  readonly tables: number
  readonly rows: number
  readonly entries: number
  readonly bytes: number
}

const amounts = ({ tables, rows, entries, bytes }: Summary) =>
  `${tables} 张表 ${rows} 行，${entries} 个文件，共 ${(bytes / 1024 / 1024).toFixed(1)} MB`

export const backupSteps = {
  database: '正在备份数据库……',
  files: '正在备份上传的文件……',
  reading: '正在读回核对……',
  done: (folder: string, summary: Summary) => `备份完成并已读回核对：${folder}（${amounts(summary)}）`,
  keysApart: (fingerprint: string) =>
    `备份里没有密钥。没有密钥就读不出加密的字段：请另行保管 FIELD_KEY 或数据目录里的 field.key（指纹 ${fingerprint}），不要与备份放在一处`,
  keysKept: (place: string, fingerprint: string) =>
    `密钥单独存放在 ${place}（指纹 ${fingerprint}）：请移到与备份不同的地方`,
  oldKeys: (fingerprints: readonly string[]) =>
    `备份时还在读取旧密钥（指纹 ${fingerprints.join('、')}）：尚未更换的内容仍由它们加密，请与密钥一并保管，恢复后写入 FIELD_KEYS_READ`,
  damaged: (key: string) => `注意：上传的文件 ${key} 在备份之前已损坏`,
  missing: (count: number) => `注意：有 ${count} 个文件数据库里有记录，存储中却没有`,
} as const

export const restoreSteps = {
  checking: '正在核对备份……',
  database: '正在恢复数据库……',
  files: '正在恢复上传的文件……',
  counting: '正在核对行数……',
  done: (summary: Summary) => `恢复完成，各表行数与备份一致（${amounts(summary)}）`,
  next: (madeAt: string) =>
    [
      '接下来：',
      '  1. 用备份时的 FIELD_KEY（或数据目录里的 field.key）启动：npm start',
      '  2. 看 /readyz 是否就绪，登录一次，打开一份上传的文件',
      '  3. 核验审计日志：npm run audit:verify',
      `  4. ${new Date(madeAt).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai' })} 之后的办理不在其中，请告知使用者`,
    ].join('\n'),
} as const
