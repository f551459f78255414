import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { loadReportPage } from './report-page.ts'

const report = {
  id: '7',
  reportNo: 'SB20261120-000001',
  batchName: '示例批次',
  status: 'TO_CONFIRM',
  filledByName: '示例经办人',
  applicantKind: 'micro',
  areaName: '城关区',
  address: '兰州市城关区示例路 1 号',
  amountYuan: 800_000,
  termMonths: 12,
  wantRate: null,
  guaranteeMode: 'credit',
  loanPurpose: 'purchase',
  purpose: '采购冬季原材料',
  fundsIndustryCode: 'C',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  giveBackReason: null,
  endReason: null,
  creditAmountYuan: null,
  loanAmountYuan: null,
  loanOn: null,
  timeline: [],
  can: { confirm: true },
  canEdit: false,
  version: 1,
}

async function facts(of: Partial<Record<keyof typeof report, unknown>> = {}) {
  const answer = (): Promise<unknown> => Promise.resolve({ ...report, ...of })
  const { view } = await loadReportPage(new Request('http://portal/lite/report?id=7'), answer as LoaderApi)
  return view.facts
}

test('who confirms what was filled in for the enterprise reads all of it, by name', async () => {
  expect(await facts()).toEqual(
    expect.arrayContaining([
      ['代填人', '示例经办人'],
      ['主体类别', '小微企业'],
      ['经营场所地址', '兰州市城关区示例路 1 号'],
      ['资金投向行业', '制造业'],
      ['联系人', '示例联系人'],
      ['联系电话', '13900001234'],
    ]),
  )
})

test('why an institution gave a report back is said', async () => {
  const giveBackReason = '现有负债超过产品要求'
  expect(await facts({ status: 'REVIEWED', giveBackReason })).toContainEqual(['机构退回说明', giveBackReason])
})
