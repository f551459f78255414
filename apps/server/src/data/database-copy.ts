/** What is said to the person at the terminal about the database. */
export const databaseCopy = {
  waiting: (reason: string, seconds: number) => `正在等待数据库：${reason}。${seconds} 秒后重试。`,
  refused: (reason: string) => `数据库拒绝连接，请检查 DATABASE_URL：${reason}`,
  ownerItself: (role: string) =>
    `DATABASE_URL 的角色 ${role} 可以修改表结构：设置 DATABASE_OWNER_URL 时，DATABASE_URL 须用另一个没有此权限的角色`,
  notAdmitted:
    'DATABASE_URL 的角色不能读取本产品的表：请先以 DATABASE_OWNER_URL 指定表的所有者，运行 npm run migrate',
  notMigrated: (count: number) =>
    `数据库还有 ${count} 个迁移没有执行：请以 DATABASE_OWNER_URL 指定表的所有者，运行 npm run migrate`,
  migrationWaits: (name: string, seconds: number) =>
    `迁移 ${name} 所改的表正被占用（例如正在备份），已让其他操作先行。${seconds} 秒后重试。`,
  migrated: (count: number, role: string) =>
    `数据库已是最新版本（本次执行 ${count} 个迁移），角色 ${role} 已获得所需权限。`,
  embeddedMigratesItself: '内置数据库在启动时自动升级，无需此命令：请用 DATABASE_URL 指定数据库',
  migratedByItself: (count: number) =>
    `数据库已是最新版本（本次执行 ${count} 个迁移）。应用与表的所有者是同一角色，见 docs/operations/audit.md。`,
} as const
