import { CITY_LIST } from '@lqr/contract/reference/city-list.ts'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '@lqr/contract/reference/org-types.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { PROJECT_TYPES } from '@lqr/contract/reference/project-types.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'

/** `level`: 1 province, 2 prefecture or New Area, 3 county. */
export interface RegionRow {
  code: string
  name: string
  parent_code: string | null
  level: number
}

/** Without `open_url`, which operators keep. */
export interface SiteRow {
  id: string
  name: string
  path: string
  parent_path: string
  sort: number
}

export interface DictionaryRow {
  code: string
  name: string
}

export interface DictionaryItemRow {
  dict_code: string
  vkey: string
  value: string
  /** The item of another dictionary it lies under: a county's prefecture. */
  parent_key: string | null
  sort: number
}

/** Parents come before their children, so the rows go in in this order under a foreign key. */
export const REGION_ROWS: RegionRow[] = SUBSTATIONS.map(({ id, name, parentId, level }) => ({
  code: id,
  name,
  parent_code: parentId ?? null,
  level,
}))

export const SITE_ROWS: SiteRow[] = SUBSTATIONS.map(({ id, name, path, parentPath }, index) => ({
  id,
  name,
  path,
  parent_path: parentPath,
  sort: index + 1,
}))

const counties = PREFECTURES.flatMap(({ code, counties: below }) =>
  below.map((county) => ({ ...county, parentKey: code })),
)
const cities = CITY_LIST.map(({ vkey, value }) => ({ code: vkey, name: value }))

interface Item {
  code: string
  name: string
  parentKey?: string
}

const DICTIONARIES: { code: string; name: string; items: readonly Item[] }[] = [
  { code: 'cityList', name: '市州', items: cities },
  { code: 'areaDetailName', name: '县区', items: counties },
  { code: 'projectType', name: '项目类型', items: PROJECT_TYPES },
  { code: 'industryName', name: '行业门类', items: INDUSTRIES },
  { code: 'orgType', name: '机构类型', items: ORG_TYPES },
  { code: 'orgCategory', name: '机构类别', items: ORG_CATEGORIES },
  { code: 'productCategory', name: '产品类别', items: PRODUCT_CATEGORIES },
  { code: 'guaranteeMode', name: '担保方式', items: GUARANTEE_MODES },
  { code: 'repaymentMode', name: '还款方式', items: REPAYMENT_MODES },
  { code: 'targetGroup', name: '适用对象', items: TARGET_GROUPS },
  { code: 'zone', name: '特色专区', items: ZONES },
  { code: 'rejectCode', name: '拒绝原因', items: REJECT_CODES },
  { code: 'loanPurpose', name: '贷款用途', items: LOAN_PURPOSES },
  { code: 'enterpriseScale', name: '企业规模', items: ENTERPRISE_SCALES },
]

export const DICTIONARY_ROWS: DictionaryRow[] = DICTIONARIES.map(({ code, name }) => ({ code, name }))

export const DICTIONARY_ITEM_ROWS: DictionaryItemRow[] = DICTIONARIES.flatMap(({ code, items }) =>
  items.map((item, index) => ({
    dict_code: code,
    vkey: item.code,
    value: item.name,
    parent_key: item.parentKey ?? null,
    sort: index + 1,
  })),
)
