import type { Budget } from '@lqr/contract/kernel/budgets.ts'

const KIB_OF_GIB = 1024 * 1024

const NAMES: Readonly<Record<Budget, string>> = {
  uploads: '上传的文件数',
  uploadedBytes: '上传的总大小',
  exports: '导出次数',
  searches: '搜索次数',
}
const OWNERS = { account: '您的账号', company: '贵单位' } as const
const SPANS = { minute: '每分钟', hour: '每小时', day: '每天' } as const

/** The words of a budget that is used up. */
export const budgetCopy = {
  used: (used: {
    budget: Budget
    owner: keyof typeof OWNERS
    span: keyof typeof SPANS
    most: number
    free: string
  }) => {
    const amount = used.budget === 'uploadedBytes' ? `${used.most / KIB_OF_GIB} GB` : String(used.most)
    return `${NAMES[used.budget]}已达${OWNERS[used.owner]}${SPANS[used.span]}的上限（${amount}），请在${used.free}后再试`
  },
  seconds: (seconds: number) => ` ${seconds} 秒`,
  clock: (time: string) => ` ${time} `,
  tomorrow: '明天 0:00 ',
} as const
