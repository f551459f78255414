import { AMOUNT_CONFIRM_LOCK_SECONDS } from '@lqr/contract/rules/amount.ts'

export const formCopy = {
  tenThousands: '万元',
  optional: (label: string) => `${label}（选填）`,
  flagsHelp: '名称相近的标识口径不同，请分别勾选。',
  organisationNone: '没有找到，请换个名称',
  unitTitle: '请确认金额单位',
  unitQuestion: (text: string) => `您输入的金额是 ${text} 万元，单位是“万元”吗？`,
  unitMeaning: (amount: string) => `也就是 ${amount}。`,
  unitLater: (seconds: number) => `确定（${seconds}）`,
  unitConfirm: '确定',
  unitCancel: '取消并重新填写',
  unitHint: `请核对后再确定，“确定”按钮 ${AMOUNT_CONFIRM_LOCK_SECONDS} 秒后可用。`,
} as const
