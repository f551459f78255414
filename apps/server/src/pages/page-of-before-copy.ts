/** Above a page that was made before the database went away. */
export const pageOfBeforeCopy = {
  from: (time: string) => `系统正在恢复，本页为 ${time} 的内容，暂时不能提交`,
} as const
