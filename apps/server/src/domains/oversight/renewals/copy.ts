const tenThousands = (yuan: number) => `${(yuan / 10_000).toLocaleString('zh-CN')} 万元`

/** What the timeline of a renewal begins with. */
export const renewalNote = (number: string, openYuan: number) =>
  `无还本续贷：续接 ${number}，未还本金 ${tenThousands(openYuan)}，资料和材料由原申请带入`

/** What the purpose of a renewal says. */
export const renewalPurpose = (number: string) => `无还本续贷，用于归还 ${number} 的未还本金`

/** What an enterprise is told of a loan that falls due. */
export const dueNotice = (loan: { number: string; orgName: string; openYuan: number; dueOn: string }) => ({
  title: '贷款即将到期，可以申请续贷',
  body: `您在${loan.orgName}的贷款（${loan.number}）将于 ${loan.dueOn} 到期，未还本金 ${tenThousands(loan.openYuan)}。可以在“到期与续贷”中一步申请无还本续贷，资料和材料自动带入。`,
})
