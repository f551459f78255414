import { EXPORT_HOURS } from '@lqr/contract/exports/kinds.ts'

export const copy = {
  title: '我的导出',
  intro: `在列表右上方点“导出”得到的文件都在这里，${EXPORT_HOURS} 小时后自动删除。数据较多的在后台生成，可以离开本页，完成后会收到消息。`,
  list: '导出文件',
  empty: '还没有导出过文件',
  emptyHint: '在任意列表的右上方点“导出”，可以得到 Excel、CSV 或 PDF。',
  noFilter: '未筛选',
  by: (filter: string) => `筛选：${filter}`,
  rows: (count: number) => `${count.toLocaleString('zh-CN')} 行`,
  running: (done: number, total: number | null) =>
    total === null
      ? `已写入 ${done.toLocaleString('zh-CN')} 行`
      : `已写入 ${done.toLocaleString('zh-CN')} / ${total.toLocaleString('zh-CN')} 行`,
  progress: (title: string) => `${title}的生成进度`,
  asked: (time: string) => `申请于 ${time}`,
  until: (time: string) => `可下载至 ${time}`,
  download: '下载',
  downloadOf: (title: string, format: string) => `下载${title}（${format}）`,
  retry: '重试',
  retryOf: (title: string) => `重试${title}`,
  remove: '删除',
  removeOf: (title: string) => `删除${title}`,
  removed: '已删除',
  askRemove: '删除这个导出文件？',
  removeWarning: '删除后不能恢复，需要时请到列表重新导出。',
  confirmRemove: '确认删除',
} as const
