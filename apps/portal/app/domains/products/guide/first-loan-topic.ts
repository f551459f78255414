import type { GuideTopic } from './guide-topic.ts'

/** The guided application for a first loan: no licence, open defaults, an earlier bank loan, no record stop it, in that order. */
export const firstLoanTopic: GuideTopic = {
  path: '/loan',
  zone: 'firstLoan',
  title: '一步一步办首贷',
  questions: [
    { key: 'registered', text: '企业（或个体工商户）已在甘肃登记，执照在有效期内？' },
    { key: 'borrowed', text: '企业以自己的名义从银行、信用社或村镇银行贷过款（已还清的也算）？' },
    { key: 'operating', text: '有真实经营，近半年有流水、纳税或水电缴费记录？' },
    { key: 'dishonest', text: '企业或法定代表人目前有逾期未还、被列为失信被执行人，或经营异常未移出？' },
  ],
  check({ registered, borrowed, operating, dishonest }) {
    if (!registered || !borrowed || !operating || !dishonest) return undefined
    if (registered === 'no') return 'notRegistered'
    if (dishonest === 'yes') return 'settleFirst'
    if (borrowed === 'yes') return 'notFirst'
    return operating === 'yes' ? 'fits' : 'needsRecord'
  },
  results: {
    fits: { title: '适合办首贷', text: '您的情况符合首贷的基本条件，可以接着准备材料。', passes: true },
    notFirst: {
      title: '您已不是首贷户',
      text: '企业有过银行贷款记录，不再适用首贷产品，但可以申请全部其他产品，往往额度更高。',
      passes: false,
      way: { href: '/financial', label: '查看全部产品' },
    },
    notRegistered: {
      title: '请先办理登记',
      text: '在甘肃办理营业执照后即可申请；执照过期的，请先到市场监管部门办理变更或延期。',
      passes: false,
    },
    settleFirst: {
      title: '请先处理不良记录',
      text: '还清逾期、履行判决或申请移出经营异常名录后再申请，通过的可能会大得多。可向征信中心或市场监管部门查询。',
      passes: false,
    },
    needsRecord: {
      title: '先积累经营记录',
      text: '多数首贷产品要看近半年的流水、纳税或水电数据。可先看有担保、可抵押的产品，或咨询首贷服务窗口。',
      passes: false,
      way: { href: '/financial?guaranteeMode=guaranteeCompany', label: '查看有担保的产品' },
    },
  },
  documents: [
    { key: 'licence', name: '营业执照', where: '拍照即可，也可以用电子营业执照。' },
    { key: 'identity', name: '法定代表人身份证', where: '正反两面，在有效期内。' },
    { key: 'statement', name: '近六个月银行对账单', where: '在开户银行柜台或网上银行下载。' },
    {
      key: 'accounts',
      name: '近一年财务报表或纳税申报表',
      where: '在电子税务局下载；没有财务报表的，用流水代替。',
    },
    { key: 'purpose', name: '用途证明', where: '采购合同、订单或发票，写明钱用在哪里。' },
  ],
}
