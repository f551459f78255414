/** Why an instance is not ready, for whoever looks after it. */
export const readyCopy = {
  database: '数据库没有响应',
  waiting: '数据库不能完成提交：没有备库确认',
  readOnly: '数据库只能读取',
  slow: '检查没有按时完成',
  pending: (names: readonly string[]) => `数据库还有 ${names.length} 个迁移没有执行：${names.join('、')}`,
  missing: (names: readonly string[]) => `数据库缺少 ${names.length} 张表或视图：${names.join('、')}`,
  files: '文件目录不能写入',
  worker: '后台任务没有心跳',
} as const
