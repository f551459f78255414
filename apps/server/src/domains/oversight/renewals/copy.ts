import type { LoanNotice } from './notices.store.ts'

/** To the yuan: what is open is neither more nor less. */
const tenThousands = (yuan: number) =>
  `${(yuan / 10_000).toLocaleString('zh-CN', { maximumFractionDigits: 4 })} 万元`

/** What the timeline of a renewal begins with. */
export const renewalNote = (number: string, openYuan: number) =>
  `无还本续贷：续接 ${number}，未还本金 ${tenThousands(openYuan)}，资料和材料由原申请带入`

/** What the purpose of a renewal says. */
export const renewalPurpose = (number: string) => `无还本续贷，用于归还 ${number} 的未还本金`

type DueLoan = Pick<LoanNotice, 'isRenewedHere' | 'number' | 'orgName' | 'openYuan' | 'dueOn'>

/** What an enterprise is told of a loan that falls due: it is renewed in one step only where its institution offers that. */
export function dueNotice({ isRenewedHere, number, orgName, openYuan, dueOn }: DueLoan) {
  const due = `您在${orgName}的贷款（${number}）将于 ${dueOn} 到期，未还本金 ${tenThousands(openYuan)}。`
  return isRenewedHere
    ? {
        title: '贷款即将到期，可以申请续贷',
        body: `${due}可以在“到期与续贷”中一步申请无还本续贷，资料和材料自动带入。`,
      }
    : { title: '贷款即将到期，请安排还款', body: `${due}需要续贷的，请尽早与该机构联系。` }
}
