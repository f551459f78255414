/** What is said while the process waits for its database. */
export const awaitCopy = {
  waiting: (reason: string, seconds: number) => `正在等待数据库：${reason}。${seconds} 秒后重试。`,
  refused: (reason: string) => `数据库拒绝连接，请检查 DATABASE_URL：${reason}`,
} as const
