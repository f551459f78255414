import type { EnquiryMove } from '@lqr/contract/services/enquiry-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { EnquiryRecord } from './enquiry.store.ts'
import type { LapsingServices } from './lapsing.store.ts'

/** An enquiry as a message names it. */
export const namedEnquiry = (row: Pick<EnquiryRecord, 'enquiry_no'>) => `服务询价（${row.enquiry_no}）`

/** The day by which a clock that a move has started runs out: its limit may be one of the area or the institution. */
const dueDay = ({ due_at: dueAt }: EnquiryRecord) => (dueAt === null ? '' : shanghaiDay(new Date(dueAt)))

const TEXTS: Record<EnquiryMove, (row: EnquiryRecord) => [title: string, body: string]> = {
  submit: (row) => ['收到新的服务询价', `收到${namedEnquiry(row)}“${row.service_name}”，请在时限内报价。`],
  quote: (row) => [
    '服务机构已报价',
    `您的${namedEnquiry(row)}已报价，请于 ${dueDay(row)} 前决定是否委托，逾期失效。`,
  ],
  decline: (row) => ['服务机构不承接', `您的${namedEnquiry(row)}未被承接：${row.decline_reason ?? ''}`],
  order: (row) => [
    '企业同意委托',
    `${namedEnquiry(row)}的报价已获企业同意，请按约定提供服务。询价详情里可以查看企业的联系人和电话。`,
  ],
  deliver: (row) => [
    '服务已交付',
    `您的${namedEnquiry(row)}已交付，请于 ${dueDay(row)} 前确认并评价，逾期视为已确认。`,
  ],
  close: (row) => ['企业已确认并评价', `${namedEnquiry(row)}已由企业确认并评价。`],
  withdraw: (row) => ['企业撤回了询价', `${namedEnquiry(row)}已由企业撤回。`],
  cancel: (row) => [
    '企业终止了委托',
    `${namedEnquiry(row)}已由企业终止，无需继续办理。原因：${row.end_reason ?? ''}`,
  ],
  stepOut: (row) => [
    '服务机构退出服务',
    `您的${namedEnquiry(row)}已由服务机构终止，您可以向其他机构询价。原因：${row.end_reason ?? ''}`,
  ],
  settle: (row) => ['服务已视为确认', `您的${namedEnquiry(row)}交付后超过期限没有答复，已视为确认并办结。`],
  leave: (row) => [
    '企业已注销账号，委托终止',
    `${namedEnquiry(row)}的企业已注销账号，委托已终止，无需继续办理。`,
  ],
  expire: (row) => ['服务询价已失效', `您的${namedEnquiry(row)}超过期限，已自动失效。您可以重新询价。`],
}

/** What the side that a move tells is told. */
export const enquiryText = (move: EnquiryMove, row: EnquiryRecord) => TEXTS[move](row)

/** What the provider is told of what the platform did by its clocks. */
export const settledForProvider = (row: EnquiryRecord): [title: string, body: string] => [
  '服务已视为确认',
  `${namedEnquiry(row)}交付后企业超过期限没有答复，已视为确认并办结。`,
]

export const expiredForProvider = (row: EnquiryRecord): [title: string, body: string] => [
  '服务询价已失效',
  `${namedEnquiry(row)}超过期限，已自动失效，无需继续办理。`,
]

/** What a provider is told some days before services leave the list with their qualification. */
export const lapsingNotice = ({ name, many, lastDay }: Omit<LapsingServices, 'orgId'>) => ({
  kind: 'services.lapsing',
  title: '服务资质即将到期',
  body: `“${name}”${many > 1 ? `等 ${many} 项服务` : ''}的资质有效期至 ${lastDay}，到期后服务自动不再展示。请更新资质有效期并提交审核。`,
  link: '/workbench/services',
})
