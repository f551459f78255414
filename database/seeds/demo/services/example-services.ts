import type { ServiceForm } from '@lqr/contract/services/service-form.ts'

/** A service of the demonstration; `of` is the name of its provider, the qualification runs out so many days ahead. */
export interface ExampleService extends Pick<
  ServiceForm,
  'category' | 'name' | 'intro' | 'areaCodes' | 'priceLines' | 'duration'
> {
  readonly of: string
  readonly qualification: string | null
  readonly validDays: number | null
  readonly caseLines?: string[]
  readonly conflictNote?: string
}

const GUARANTEE = '鸣沙融资担保集团股份有限公司'
const APPRAISAL = '甘肃示例资产评估有限公司'
const LAW = '甘肃示例律师事务所'
const ACCOUNTING = '甘肃示例会计师事务所'
const CREDIT = '甘肃示例征信服务有限公司'

/** Services of every category; names, numbers and prices are invented. */
export const EXAMPLE_SERVICES: readonly ExampleService[] = [
  {
    of: GUARANTEE,
    category: 'guarantee',
    name: '小微企业流动资金担保（示例）',
    intro: '为小微企业流动资金贷款提供担保。企业准备近两年财务报表和贷款意向，由贷款银行同意后出具担保函。',
    areaCodes: [],
    qualification: '融资担保业务经营许可证',
    validDays: 900,
    priceLines: ['担保费，年，面议', '项目评审，次，0'],
    duration: '7 个工作日',
    caseLines: ['为一家果蔬加工企业 300 万元贷款提供担保'],
    conflictNote: '与部分贷款银行有风险分担协议，担保费率不因此改变。',
  },
  {
    of: GUARANTEE,
    category: 'guarantee',
    name: '投标和履约保函（示例）',
    intro: '为中小企业投标、履约开具保函，代替现金保证金。企业准备招标文件和以往业绩。',
    areaCodes: ['620100', '621500'],
    qualification: '融资担保业务经营许可证',
    validDays: 900,
    priceLines: ['投标保函，份，500', '履约保函，份，面议'],
    duration: '3 个工作日',
  },
  {
    of: APPRAISAL,
    category: 'appraisal',
    name: '抵押房产评估（示例）',
    intro: '为抵押贷款出具房产评估报告。企业准备不动产权证和现场查勘的联系人。',
    areaCodes: ['620100', '620400'],
    qualification: '资产评估机构备案',
    validDays: null,
    priceLines: ['住宅评估报告，份，1500', '商铺、厂房评估报告，份，4000'],
    duration: '5 个工作日',
    caseLines: ['为一家装备制造企业的厂房出具抵押评估报告'],
  },
  {
    of: APPRAISAL,
    category: 'appraisal',
    name: '专利价值评估（示例）',
    intro: '为知识产权质押融资评估专利价值。企业准备专利证书、缴费凭证和使用情况说明。',
    areaCodes: [],
    qualification: '资产评估机构备案',
    validDays: null,
    priceLines: ['单件专利评估报告，份，6000', '专利组合评估，组，面议'],
    duration: '10 个工作日',
  },
  {
    of: LAW,
    category: 'law',
    name: '融资合同审查（示例）',
    intro: '审查贷款、担保、租赁合同，逐条写明风险和修改意见。企业准备合同文本。',
    areaCodes: [],
    qualification: '律师事务所执业许可证',
    validDays: 60,
    priceLines: ['合同审查意见，份，1200', '合同谈判陪同，次，面议'],
    duration: '2 个工作日',
    conflictNote: '担任两家地方银行的常年法律顾问；与委托事项有关时不接受委托。',
  },
  {
    of: ACCOUNTING,
    category: 'accounting',
    name: '年度财务报表审计（示例）',
    intro: '审计年度财务报表并在统一监管平台报备。企业准备账簿、凭证和银行对账单。',
    areaCodes: [],
    qualification: '会计师事务所执业证书',
    validDays: null,
    priceLines: ['小微企业审计报告，份，5000', '中型企业审计报告，份，12000'],
    duration: '15 个工作日',
    caseLines: ['为一家医药流通企业完成连续三年审计'],
  },
  {
    of: ACCOUNTING,
    category: 'cultivation',
    name: '研发费用辅助账辅导（示例）',
    intro: '辅导企业建立研发费用辅助账，为专精特新申报备好专项审计。企业准备研发立项文件。',
    areaCodes: [],
    qualification: '会计师事务所执业证书',
    validDays: null,
    priceLines: ['建账辅导，次，3000', '研发费用专项审计，份，8000'],
    duration: '20 个工作日',
  },
  {
    of: CREDIT,
    category: 'cultivation',
    name: '专精特新申报条件梳理（示例）',
    intro: '对照现行标准梳理企业条件，列出缺口和补齐办法；申报本身不收费，由企业自行提交。',
    areaCodes: ['620100', '620500', '620900'],
    qualification: null,
    validDays: null,
    priceLines: ['条件梳理报告，份，2000'],
    duration: '7 个工作日',
  },
  {
    of: CREDIT,
    category: 'consulting',
    name: '信用修复材料指导（示例）',
    intro: '指导企业按规定准备信用修复材料；修复由主管部门决定，本服务不承诺结果。',
    areaCodes: [],
    qualification: null,
    validDays: null,
    priceLines: ['材料指导，次，800'],
    duration: '3 个工作日',
  },
]

/** One that waits for review. */
export const WAITING_SERVICE: ExampleService = {
  of: GUARANTEE,
  category: 'consulting',
  name: '融资方案咨询（示例）',
  intro: '按企业资金用途和还款来源比较融资方式，写出方案建议；不代为申请，不承诺获批。',
  areaCodes: [],
  qualification: null,
  validDays: null,
  priceLines: ['方案建议，份，面议'],
  duration: '5 个工作日',
}
