/** Words of loans that fall due and their renewal on pages that go without scripts. */
export const liteRenewalCopy = {
  list: {
    title: '到期与续贷',
    description: '不需要 JavaScript 的到期贷款列表，一步申请无还本续贷。',
    lead: '您在本平台办理的贷款和未还本金，以机构回写为准。到期前 180 天起可以申请续贷；该机构没有可在线申请的产品的，请直接与该机构联系。',
    empty: '没有未还清的贷款。',
    loan: (orgName: string, productName: string | null) => [orgName, productName].filter(Boolean).join(' '),
    open: (amount: string) => `未还本金 ${amount}`,
    due: (day: string, left: number) =>
      left < 0
        ? `${day} 到期，已过 ${-left} 天`
        : left === 0
          ? `${day} 到期，就是今天`
          : `${day} 到期，还有 ${left} 天`,
    canRenew: '可以申请续贷',
    elsewhere: '续贷请与该机构联系',
    notOnline: '该机构目前没有可在线申请的产品，续贷请与该机构联系',
  },
  form: {
    title: '申请续贷',
    description: '不需要 JavaScript 的无还本续贷申请。',
    lead: '原申请的资料和材料自动带入，不用重新填写和上传；机构按正常时限受理和答复。',
    closed: '这笔贷款现在不能申请续贷：已有办理中的续贷申请，或者离到期还早。',
    product: (name: string) => `续贷产品：${name}`,
    others: '换该机构的其他产品',
    gone: '原产品已下架或不再接受在线申请，请选择该机构的其他产品。担保方式与原申请相同。',
    none: '原产品已下架或不再接受在线申请，该机构目前没有其他可在线申请的产品。需要续贷的，请直接与该机构联系。',
    cost: (percent: string) => `综合年化成本 ${percent} 起`,
    amountHelp: (open: string) => `不超过未还本金 ${open}`,
    submit: '提交续贷申请',
    back: '返回到期与续贷',
  },
} as const
