import { EXPORT_HOURS } from '@lqr/contract/exports/kinds.ts'

export const exportCopy = {
  ready: (title: string, rows: number) => ({
    title: `“${title}”已导出`,
    body: `共 ${rows} 行，${EXPORT_HOURS} 小时内可在“我的导出”下载。`,
  }),
  failed: (title: string, reason: string) => ({
    title: `“${title}”没有导出`,
    body: reason,
  }),
} as const
