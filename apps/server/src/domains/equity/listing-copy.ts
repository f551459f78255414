import type { ListingMove } from '@lqr/contract/equity/listing-case.ts'
import { refusalFigure } from '../../cases/refusal-columns.ts'
import { refusalWords, refusedBecause } from '../../cases/refusal-copy.ts'
import type { ListingRecord } from './listing-record.ts'

type Named = Pick<ListingRecord, 'number' | 'item_name'>
type Text = (row: ListingRecord, orgName: string) => [title: string, body: string]

/** An application as messages name it. */
export const namedListing = (row: Named) => `“${row.item_name}”挂牌申请（${row.number}）`

const TEXTS: Record<ListingMove, Text> = {
  submit: (row) => ['收到新的挂牌申请', `收到${namedListing(row)}，请在时限内受理。`],
  accept: (row, orgName) => [
    '挂牌申请已受理',
    `${orgName}已受理您的${namedListing(row)}，经办人 ${row.officer_name ?? '见申请详情'}。`,
  ],
  review: (row, orgName) => ['挂牌申请开始审核', `${orgName}开始审核您的${namedListing(row)}。`],
  supplement: (row, orgName) => [
    '请补正挂牌申请材料',
    `${orgName}请您补正${namedListing(row)}的材料：${row.supplement_request ?? ''}`,
  ],
  supply: (row) => ['企业已补正材料', `${namedListing(row)}的企业已补正材料，审核时限继续计算。`],
  list: (row, orgName) => [
    '已挂牌',
    `您的${namedListing(row)}已由${orgName}办结，企业代码 ${row.company_code ?? ''}。`,
  ],
  correct: (row, orgName) => [
    '企业代码已更正',
    `您的${namedListing(row)}的企业代码已由${orgName}更正为 ${row.company_code ?? ''}。原来的代码和更正原因见办理进度。`,
  ],
  reject: (row, orgName) => [
    '挂牌申请未通过',
    `${orgName}未通过您的${namedListing(row)}：${refusedBecause(row.reject_reason, row.next_steps)}${refusalWords(refusalFigure(row), row.retry_from)}`,
  ],
  withdraw: (row) => [
    '企业撤回了挂牌申请',
    `${row.sealed_at === null ? namedListing(row) : `挂牌申请（${row.number}）`}已由企业撤回。`,
  ],
}

/** What the side that a move tells is told; title and sentence. */
export const listingText = (move: ListingMove, row: ListingRecord, orgName: string) =>
  TEXTS[move](row, orgName)

/** At the documents of an application: which are missing, and which the item does not ask for. */
export const documentProblem = {
  missing: (names: readonly string[]) => `还缺：${names.join('、')}`,
  unknown: (names: readonly string[]) => `材料清单中没有：${names.join('、')}`,
  twice: '每项材料一个文件，同一文件不能用于两项',
} as const

/** The purpose of what was handed in later; a document of the list bears its name. */
export const SUPPLIED = '补正材料'
