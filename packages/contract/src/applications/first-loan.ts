import { flag } from '../kernel/field.ts'

/** What the institution knows and the platform cannot: it can only turn 首贷 off, never on (decision 0026). */
export const hasEarlierLoan = flag('企业此前在平台以外已有贷款', {
  help: '本机构或其他机构的经营性贷款，已结清的也算；信用卡、个人房贷和车贷不算。勾选后，这笔不计为首贷。',
})
