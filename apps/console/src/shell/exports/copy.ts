export const exportCopy = {
  button: '导出',
  of: (label: string) => `导出${label}`,
  inBackground: (rows: string) => `${rows}正在后台生成，完成后在“我的导出”下载`,
  rows: (count: number | null) =>
    count === null ? '数据较多，' : `共 ${count.toLocaleString('zh-CN')} 行，`,
  done: (count: number | null) => (count === null ? '已导出' : `已导出 ${count.toLocaleString('zh-CN')} 行`),
} as const
