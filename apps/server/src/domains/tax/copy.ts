import type { PhoneOrigin } from '@lqr/contract/tax/phone-origins.ts'
import { REPORT_WAIT_DAYS } from '@lqr/contract/tax/report-calls.ts'
import type { UnansweredReport } from './report.store.ts'

const MINE = '/personal/tax'
const THEIRS = '/workbench/tax'

interface Named {
  readonly licenceNo: string
  readonly bizNo: string
}

interface ReportAsked {
  readonly applyNo: string
  readonly bizNo: string
  readonly orgName: string
  /** The case has a living licence, whose scope does not hold the report: there is one at a time. */
  readonly isLicensed: boolean
}

interface Granted {
  readonly bizNo: string
  readonly corporateName: string
  readonly phoneOrigin: PhoneOrigin
}

/** What people are told of tax licences and reports; nothing of the data. */
export const taxMessages = {
  granted: ({ bizNo, corporateName, phoneOrigin }: Granted) => ({
    kind: 'tax.granted',
    title: '企业已作出税务授权',
    body: `${corporateName}已为申请 ${bizNo} 授权本机构读取涉税数据，可在“涉税数据”中按授权范围读取。${phoneOrigin === 'changed' ? '本次确认所用的手机号与此前授权不同，且由企业填写，请向企业核实。' : ''}`,
    link: THEIRS,
  }),
  revoked: ({ bizNo, licenceNo }: Named) => ({
    kind: 'tax.revoked',
    title: '企业撤销了税务授权',
    body: `申请 ${bizNo} 的税务授权 ${licenceNo} 已被企业撤销，即刻起不能再读取涉税数据。`,
    link: THEIRS,
  }),
  ended: ({ bizNo, licenceNo }: Named, orgName: string) => ({
    kind: 'tax.ended',
    title: '税务授权已终止',
    body: `您授权${orgName}的税务授权 ${licenceNo}（申请 ${bizNo}）因机构合并或停用已终止，不会转给其他机构。承接机构需要涉税数据的，请重新授权。`,
    link: MINE,
  }),
  ending: ({ bizNo, licenceNo }: Named, orgName: string, days: number) => ({
    kind: 'tax.ending',
    title: '税务授权即将到期',
    body: `您授权${orgName}的税务授权 ${licenceNo}（申请 ${bizNo}）还有 ${days} 天到期。到期后机构不能再读取涉税数据；如需继续，请在到期后重新授权。`,
    link: MINE,
  }),
  expired: ({ bizNo, licenceNo }: Named, orgName: string) => ({
    kind: 'tax.expired',
    title: '税务授权已到期',
    body: `您授权${orgName}的税务授权 ${licenceNo}（申请 ${bizNo}）已到期，机构不能再读取涉税数据。`,
    link: MINE,
  }),
  lapsed: ({ bizNo, licenceNo }: Named) => ({
    kind: 'tax.expired',
    title: '税务授权已到期',
    body: `申请 ${bizNo} 的税务授权 ${licenceNo} 已到期，不能再读取涉税数据；请按约定删除不再需要的数据。`,
    link: THEIRS,
  }),
  reportAsked: ({ applyNo, bizNo, orgName, isLicensed }: ReportAsked) => ({
    kind: 'tax.report-asked',
    title: '机构申请金税报告，请授权',
    body: `${orgName}为申请 ${bizNo} 请求金税报告（${applyNo}）。${isLicensed ? '这笔业务已有的税务授权不包含“金税报告”：同意的，请先撤销原授权，再作出包含“金税报告”的税务授权' : '同意的，请作出包含“金税报告”的税务授权'}；不同意的无需处理，过期自动关闭。`,
    link: isLicensed ? MINE : `${MINE}/grant?bizNo=${bizNo}`,
  }),
  reportUnanswered: (applyNo: string, bizNo: string) => ({
    kind: 'tax.report-unanswered',
    title: '金税报告申请已过期',
    body: `申请 ${bizNo} 的金税报告 ${applyNo} 在 ${REPORT_WAIT_DAYS} 天内没有得到企业授权，已自动关闭，没有生成报告。仍需要的，可以重新申请。`,
  }),
  reportEnded: ({ applyNo, bizNo, isOwn }: UnansweredReport, orgName: string) => ({
    kind: 'tax.report-ended',
    title: '金税报告申请已关闭',
    body: `因${orgName}合并或停用，申请 ${bizNo} 等待您授权的金税报告 ${applyNo} 已关闭，没有生成报告，不会转给其他机构。${isOwn ? '仍需要的，可以重新申请。' : '您无需处理；承接机构需要的，会重新请您授权。'}`,
  }),
  reportReady: (applyNo: string, bizNo: string) => ({
    kind: 'tax.report-ready',
    title: '金税报告可以下载',
    body: `申请 ${bizNo} 的金税报告 ${applyNo} 已生成，请在有效期内下载。`,
  }),
  reportFailed: (applyNo: string, bizNo: string, reason: string) => ({
    kind: 'tax.report-failed',
    title: '金税报告生成失败',
    body: `申请 ${bizNo} 的金税报告 ${applyNo} 没有生成：${reason}。可以重新申请。`,
  }),
} as const

export const taxLinks = { mine: MINE, theirs: THEIRS } as const

/** Why a licence ended that nobody revoked by hand. */
export const endReasons = { accountClosed: '账号注销', organisationEnded: '机构合并或停用' } as const

export const reportFailures = {
  refused: '税务数据服务没有接受申请',
  licenceOver: '授权已失效',
  late: '税务数据服务没有在期限内完成',
} as const

export const reportFileName = (applyNo: string, extension: string) => `金税报告-${applyNo}${extension}`
