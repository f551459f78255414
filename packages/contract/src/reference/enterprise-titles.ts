import { dictionary } from '../kernel/dictionary.ts'

/** Titles that an enterprise can hold and that policies ask for or give, by the rules in force (工信部企业〔2026〕2号 since 2026-04-01). */
export const ENTERPRISE_TITLES = dictionary('enterpriseTitle', [
  { code: 'techSme', name: '科技型中小企业' },
  { code: 'highTech', name: '高新技术企业' },
  { code: 'innovativeSme', name: '科技和创新型中小企业' },
  { code: 'specialised', name: '专精特新中小企业' },
  { code: 'littleGiant', name: '专精特新“小巨人”企业' },
])

export type EnterpriseTitleCode = (typeof ENTERPRISE_TITLES)[number]['code']

/** The titles of the ladder (优质中小企业梯度培育), the first rung first: each asks for the one before it. */
export const TITLE_LADDER = [
  'innovativeSme',
  'specialised',
  'littleGiant',
] as const satisfies readonly EnterpriseTitleCode[]

export type TitleRung = (typeof TITLE_LADDER)[number]

/** The yearly grades that tax offices give; an enterprise knows its own. */
export const TAX_RATINGS = [
  { code: 'A', name: 'A 级' },
  { code: 'B', name: 'B 级' },
  { code: 'M', name: 'M 级' },
  { code: 'C', name: 'C 级' },
  { code: 'D', name: 'D 级' },
] as const

export type TaxRatingCode = (typeof TAX_RATINGS)[number]['code']
