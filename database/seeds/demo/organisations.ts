import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import type { OrgCategoryCode, OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import {
  EXAMPLE_ORGANISATIONS,
  type ExampleOrganisation,
  RURAL_MEMBERS,
  SUB_BRANCHES,
} from './example-organisations.ts'
import { GOVERNMENT_BODIES } from './government-bodies.ts'

export interface SeededOrganisation {
  readonly id: string
  readonly name: string
  readonly shortName: string
  readonly orgType: OrgTypeCode
  readonly category: OrgCategoryCode
  readonly regionCode: string
  readonly level: number
}

/** What later seeds build on: where the demonstration accounts work, and every organisation. */
export interface SeededOrganisations {
  readonly bankId: string
  readonly leasingId: string
  readonly equityId: string
  readonly agencyId: string
  readonly governmentId: string
  readonly all: readonly SeededOrganisation[]
}

const BANK = '祁连银行股份有限公司'
const LEASING = '兰州新区示例融资租赁有限公司'
const RURAL_UNION = '陇塬农村信用合作联社'
const EQUITY = '大漠股权交易中心股份有限公司'
const AGENCY = '鸣沙融资担保集团股份有限公司'
const GOVERNMENT = '甘肃省地方金融管理局'
const INSTITUTION_INTRO =
  '是为演示虚构的机构，在本平台受理企业的线上融资申请。本页的产品、联系方式和办理数据均为示例。'
const GOVERNMENT_INTRO = '在本平台查看本地区的融资统计。本页的地址为示例，办事请以该部门公布的信息为准。'

/** In a list of every type the institutions stand first. */
const AFTER_INSTITUTIONS = 1_000

type NewOrganisation = Omit<SeededOrganisation, 'id'> & { parentId: string | null }

/** Invented institutions with their branches, and the government bodies of the province under their own names; what is said about any of them is an example. */
export async function seedOrganisations(tx: Tx, _services: Services): Promise<SeededOrganisations> {
  const houses = await insert(tx, EXAMPLE_ORGANISATIONS.map(house))
  const idOf = (name: string) => houses.find((item) => item.name === name)?.id ?? ''
  const branches = await insert(tx, [
    ...EXAMPLE_ORGANISATIONS.flatMap((example) => branchesOf(example, idOf(example.name))),
    ...RURAL_MEMBERS.map(([regionCode, place]) => ruralBank(regionCode, place, idOf(RURAL_UNION))),
  ])
  const subBranches = await insert(
    tx,
    SUB_BRANCHES.flatMap(([regionCode, place]) => subBranch(regionCode, place, branches)),
  )
  const bodies = await insert(tx, GOVERNMENT_BODIES.map(house), AFTER_INSTITUTIONS)
  return {
    bankId: idOf(BANK),
    leasingId: idOf(LEASING),
    equityId: idOf(EQUITY),
    agencyId: idOf(AGENCY),
    governmentId: bodies.find(({ name }) => name === GOVERNMENT)?.id ?? '',
    all: [...houses, ...branches, ...subBranches, ...bodies],
  }
}

function house(example: ExampleOrganisation): NewOrganisation {
  return {
    name: example.name,
    shortName: example.shortName,
    orgType: example.orgType,
    category: example.category,
    regionCode: example.regionCode ?? '620000',
    level: 1,
    parentId: null,
  }
}

/** 天水 for 天水市, 临夏 for 临夏回族自治州. */
function placeName(regionCode: string): string {
  const name = PREFECTURES.find((prefecture) => prefecture.code === regionCode)?.name ?? ''
  return name.replace(/市$|回族自治州$|藏族自治州$/, '')
}

function branchesOf(example: ExampleOrganisation, parentId: string): NewOrganisation[] {
  const brand = example.name.replace(/甘肃省分行$|股份有限公司$/, '')
  return (example.branches ?? []).map((regionCode) => ({
    ...house(example),
    name: `${brand}${placeName(regionCode)}分行`,
    shortName: `${example.shortName.replace(/甘肃分行$/, '')}${placeName(regionCode)}分行`,
    regionCode,
    level: 2,
    parentId,
  }))
}

function ruralBank(regionCode: string, place: string, parentId: string): NewOrganisation {
  return {
    name: `${place}陇塬农村商业银行`,
    shortName: `${place}陇塬农商行`,
    orgType: 'financial',
    category: 'ruralBank',
    regionCode,
    level: 2,
    parentId,
  }
}

function subBranch(
  regionCode: string,
  place: string,
  branches: readonly SeededOrganisation[],
): NewOrganisation[] {
  const prefecture = substationOfCode(regionCode)?.parentId
  const parent = branches.find((item) => item.name.startsWith('祁连银行') && item.regionCode === prefecture)
  if (!parent) return []
  return [
    {
      name: `祁连银行${place}支行`,
      shortName: `祁连银行${place}支行`,
      orgType: 'financial',
      category: 'cityBank',
      regionCode,
      level: 3,
      parentId: parent.id,
    },
  ]
}

/** The dialling code of a prefecture; of the province and the New Area that of 兰州. */
const DIALLING_CODES: Readonly<Record<string, string>> = {
  '6202': '0937',
  '6203': '0935',
  '6204': '0943',
  '6205': '0938',
  '6206': '0935',
  '6207': '0936',
  '6208': '0933',
  '6209': '0937',
  '6210': '0934',
  '6211': '0932',
  '6212': '0939',
  '6229': '0930',
  '6230': '0941',
}

/** A number that nobody has: behind the dialling code no number begins with 0. */
function examplePhone(regionCode: string, serial: number): string {
  return `${DIALLING_CODES[regionCode.slice(0, 4)] ?? '0931'}-${String(serial).padStart(7, '0')}`
}

async function insert(
  tx: Tx,
  organisations: readonly NewOrganisation[],
  after = 0,
): Promise<SeededOrganisation[]> {
  const rows = await tx
    .insertInto('organisation')
    .values(
      organisations.map((item, index) => ({
        name: item.name,
        short_name: item.shortName,
        org_type: item.orgType,
        org_category: item.category,
        parent_id: item.parentId,
        level: item.level,
        region_code: item.regionCode,
        phone: item.orgType === 'government' ? null : examplePhone(item.regionCode, after + index + 1),
        address: `${substationOfCode(item.regionCode)?.name ?? '甘肃省'}（示例地址）`,
        intro: `${item.name}${item.orgType === 'government' ? GOVERNMENT_INTRO : INSTITUTION_INTRO}`,
        is_example: true,
        sort: after + index + 1,
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(rows.map((row) => [row.name, row.id]))
  return organisations.map((item) => ({ ...item, id: ids.get(item.name) ?? '' }))
}
