import { dictionary } from '../kernel/dictionary.ts'

/** What intermediaries offer on the platform. Loan agency is none of it: applying for a loan is free. */
export const SERVICE_CATEGORIES = dictionary('serviceCategory', [
  { code: 'guarantee', name: '融资担保' },
  { code: 'appraisal', name: '资产评估' },
  { code: 'law', name: '法律服务' },
  { code: 'accounting', name: '会计审计' },
  { code: 'consulting', name: '咨询服务' },
  { code: 'cultivation', name: '企业培育' },
])

export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number]['code']

/** What only institutions of this very trade may offer; they show their qualification. */
export const LICENSED_CATEGORIES = [
  'guarantee',
  'appraisal',
  'law',
  'accounting',
] satisfies readonly ServiceCategory[]

/** Whether a provider has interests that stand against those of its clients: it has to say one or the other. */
export const CONFLICTS = [
  { code: 'none', name: '无利益冲突' },
  { code: 'declared', name: '有，已说明' },
] as const

/** The pages on which services are listed: what cultivates enterprises has its own. */
export const SERVICE_SECTIONS = [
  { code: 'agency', name: '中介服务' },
  { code: 'cultivation', name: '企业培育' },
] as const

export type ServiceSection = (typeof SERVICE_SECTIONS)[number]['code']
