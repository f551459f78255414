import { dictionary } from '../kernel/dictionary.ts'

/** Feature types: the special zones a product can belong to. The first seven are the sub-titles of specification 2. */
export const ZONES = dictionary('zone', [
  { code: 'scenario', name: '场景金融' },
  { code: 'technology', name: '科技金融' },
  { code: 'rosterPublicity', name: '名单公示' },
  { code: 'inclusive', name: '普惠金融' },
  { code: 'pension', name: '养老金融' },
  { code: 'digital', name: '数字金融' },
  { code: 'fiscalFinance', name: '财政+金融' },
  { code: 'green', name: '绿色金融' },
  { code: 'revitalization', name: '乡村振兴' },
  { code: 'benefitEnt', name: '惠企专区' },
  { code: 'park', name: '园区金融' },
  { code: 'supplyChain', name: '供应链金融' },
  { code: 'procurement', name: '政采贷' },
  { code: 'leasing', name: '融资租赁' },
  { code: 'fund', name: '基金专区' },
  { code: 'firstLoan', name: '首贷服务' },
  { code: 'disaster', name: '抗灾救灾贷款' },
  { code: 'manufacturing', name: '制造业中长期贷款' },
])

export type ZoneCode = (typeof ZONES)[number]['code']
