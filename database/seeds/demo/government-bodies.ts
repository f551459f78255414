import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import type { ExampleOrganisation } from './example-organisations.ts'

/** Departments of the provincial government, by their own names. */
const PROVINCIAL: readonly Pick<ExampleOrganisation, 'name' | 'shortName' | 'category'>[] = [
  { name: '甘肃省地方金融管理局', shortName: '省地方金融管理局', category: 'financeOffice' },
  { name: '甘肃省财政厅', shortName: '省财政厅', category: 'fiscalOffice' },
  { name: '甘肃省工业和信息化厅', shortName: '省工信厅', category: 'industryOffice' },
]

/** In each prefecture and the New Area the body that looks after finance, named by its task: what it is called differs. */
const LOCAL: readonly ExampleOrganisation[] = PREFECTURES.map(({ code, name }) => ({
  name: `${name}金融工作部门（示例）`,
  shortName: `${name}金融工作`,
  orgType: 'government',
  category: 'financeOffice',
  regionCode: code,
}))

export const GOVERNMENT_BODIES: readonly ExampleOrganisation[] = [
  ...PROVINCIAL.map((body) => ({ ...body, orgType: 'government' as const, regionCode: '620000' })),
  ...LOCAL,
]
