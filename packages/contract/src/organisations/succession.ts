import { allCases } from '../all-cases.ts'
import { affairsOf } from '../kernel/cases/read-case.ts'

/** How an organisation stands: merged and closed ones keep their history and take nothing new. */
export const organisationStatuses = [
  { code: 'active', name: '正常' },
  { code: 'merged', name: '已并入' },
  { code: 'closed', name: '已停用' },
] as const

export type OrganisationStatus = (typeof organisationStatuses)[number]['code']

/** A kind of affair, and how it is counted. */
export interface AffairKind {
  readonly code: string
  readonly name: string
  readonly unit: string
}

/** What belongs to an organisation and goes on elsewhere, or stays, when it ends. */
export const affairKinds: readonly AffairKind[] = [
  { code: 'branches', name: '下级机构', unit: '家' },
  { code: 'products', name: '产品', unit: '个' },
  { code: 'accounts', name: '工作人员账号', unit: '个' },
  ...allCases.flatMap((declaration) => Object.values(affairsOf(declaration))),
  { code: 'authorisations', name: '信用授权', unit: '份' },
  { code: 'taxLicences', name: '税务授权', unit: '份' },
]

/** What happens to the listed products of an organisation that is merged into another one. */
export const mergedProducts = [
  { code: 'keep', name: '继续上架，改由承接机构办理' },
  { code: 'unlist', name: '全部下架，由承接机构核对后再上架' },
] as const

export type MergedProducts = (typeof mergedProducts)[number]['code']

/** Levels of the tree, the first-level organisation included. */
export const MAX_LEVEL = 5
