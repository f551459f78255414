/** Words of lease needs on pages that go without scripts. */
export const liteLeaseCopy = {
  list: {
    title: '我的租赁需求',
    description: '不需要 JavaScript 的租赁需求列表。',
    empty: '还没有租赁需求。',
    fill: '填写租赁需求',
    institutions: (count: number, offers: number) => `已提供给 ${count} 家机构，${offers} 家已报价`,
  },
  form: {
    title: '填写租赁需求',
    description: '不需要 JavaScript 的融资租赁需求表，随时可以暂存。',
    valueHelp: '新设备填购置价，在用设备填账面净值。',
    org: '租赁机构（只提供给一家时选择）',
    documentHelp: '选填。可以是 PDF、PNG、JPG 或 WEBP，每份不超过 10 MB',
    agree: (title: string) => `我已阅读并同意《${title}》`,
    read: '阅读同意书全文',
    receivers: '同意书所列的租赁机构',
    receiversNote: '改选地区或机构后提交的，会先给出新的同意书，请再看一遍。',
    consentChanged:
      '同意书所列的租赁机构与您刚才看到的不同（改选地区或机构后会变）。请重新阅读本页的同意书，再勾选同意。',
    submit: '提交租赁需求',
    notCertified: '请先完成企业认证，通过后再提交。已经填写的内容会留着。',
  },
  detail: {
    title: '租赁需求详情',
    description: '不需要 JavaScript 的租赁需求详情与机构报价。',
    back: '返回我的租赁需求',
    responses: '机构答复',
    offerNote: '报价是意向，不是审批结论；接受报价不等于签订合同。',
    phones: '电话',
    files: '材料',
    lapsed: '报价已过有效期，机构更新报价后才能接受',
    agreedAt: (day: string) => `${day} 已接受报价`,
    agree: {
      title: (org: string) => `接受${org}的报价`,
      hint: '接受后进入签约，由该机构联系您；可以同时与几家机构洽谈，先签约的办成。',
      submit: '确认接受报价',
    },
    cancel: {
      title: (org: string) => `解除与${org}的合同`,
      hint: '请在与机构商定解除后登记，设备交付起租后不能再登记。登记后需求随之结束，不能恢复；机构会看到原因。',
      submit: '确认解除',
    },
    withdraw: {
      hint: '撤回后机构不能再查看联系方式和文件，撤回不能恢复。',
      submit: '确认撤回',
    },
    done: {
      submitted: '租赁需求已提交，机构应在时限内接洽，有报价时会发消息给您。',
      agreed: '已接受报价，机构会联系您签约。',
      cancelled: '已登记解除合同，机构已收到通知。',
      withdrawn: '租赁需求已撤回。',
    },
  },
} as const
