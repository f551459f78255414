import {
  createFillingBatch,
  getBatchRecord,
  updateFillingBatch,
} from '@lqr/contract/demand-reports/batch-calls.ts'
import {
  createDemandReport,
  getDemandReport,
  updateDemandReport,
} from '@lqr/contract/demand-reports/calls.ts'
import { updateLoanBalance } from '@lqr/contract/demand-reports/drawdown-calls.ts'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import {
  creditDemandReport,
  disburseDemandReport,
  giveBackDemandReport,
  recordReportVisit,
  rejectDemandReport,
} from '@lqr/contract/demand-reports/move-calls.ts'
import type { ReportStatus } from '@lqr/contract/demand-reports/report-case.ts'
import { makeReportWorld } from '../../domains/demand-reports/report-world.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'

const DAYS = { opensOn: '2026-11-01', closesOn: '2026-11-30', archivesOn: '2027-02-01' }
const lastNote = ({ timeline }: DemandReport) => timeline.at(-1)?.note

async function reportIn(t: TestApp, state: ReportStatus) {
  const world = await makeReportWorld(t)
  const { id } = await world.report(state)
  const county = { token: world.county.token }
  const read = async () => (await t.call(getDemandReport, { params: { id } }, county)).data
  return { world, params: { id }, county, bank: { token: world.bank.officer.token }, read }
}

/** Forms of filling batches and demand reports. */
export const demandReportForms = [
  formCase(createFillingBatch, async (t) => {
    const { county } = await makeReportWorld(t)
    return {
      given: DAYS,
      async keep(body) {
        const { data } = await t.call(createFillingBatch, { body }, county)
        return (await t.call(getBatchRecord, { params: { id: data.id } }, county)).data
      },
      elsewhere: {},
    }
  }),
  formCase(updateFillingBatch, async (t) => {
    const { county } = await makeReportWorld(t)
    const old = { ...DAYS, name: '原来的批次', areaCodes: [] }
    const { data: made } = await t.call(createFillingBatch, { body: old }, county)
    const params = { id: made.id }
    return {
      given: { ...DAYS, version: 1 },
      async keep(body) {
        await t.call(updateFillingBatch, { params, body }, county)
        return (await t.call(getBatchRecord, { params }, county)).data
      },
      elsewhere: { version: ({ version }) => version - 1 },
    }
  }),
  formCase(createDemandReport, async (t) => {
    const { batchId, company } = await makeReportWorld(t)
    return {
      given: { batchId, submit: true },
      async keep(body) {
        const { data } = await t.call(createDemandReport, { body }, company.owner)
        return (await t.call(getDemandReport, { params: { id: data.id } }, company.owner)).data
      },
      elsewhere: { submit: ({ status }) => status === 'SUBMITTED' },
    }
  }),
  formCase(updateDemandReport, async (t) => {
    const { batchId, company } = await makeReportWorld(t)
    const { data: made } = await t.call(createDemandReport, { body: { batchId } }, company.owner)
    return {
      given: { id: made.id, version: 1, submit: false },
      async keep(body) {
        await t.call(updateDemandReport, { body }, company.owner)
        return (await t.call(getDemandReport, { params: { id: made.id } }, company.owner)).data
      },
      elsewhere: { submit: ({ status }) => status !== 'DRAFT', version: ({ version }) => version - 1 },
    }
  }),
  formCase(rejectDemandReport, async (t) => {
    const { params, county, read } = await reportIn(t, 'SUBMITTED')
    const before = (await read()).version
    return {
      given: { version: before },
      async keep(body) {
        await t.call(rejectDemandReport, { params, body }, county)
        return read()
      },
      elsewhere: { version: ({ version }) => version - 1 },
    }
  }),
  formCase(recordReportVisit, async (t) => {
    const { params, county, read } = await reportIn(t, 'ACCEPTED')
    return {
      given: {
        confirmedTests: ['lawful' as const, 'need' as const],
        doubtedTests: ['use' as const],
        fileIds: [],
      },
      async keep(body) {
        await t.call(recordReportVisit, { params, body }, county)
        const { visit } = await read()
        return { ...visit, fileIds: visit?.files.map(({ fileId }) => fileId) }
      },
      elsewhere: {},
    }
  }),
  formCase(creditDemandReport, async (t) => {
    const { params, bank, read } = await reportIn(t, 'CONTACTED')
    const before = (await read()).version
    return {
      given: { version: before },
      async keep(body) {
        await t.call(creditDemandReport, { params, body }, bank)
        return read()
      },
      elsewhere: { version: ({ version }) => version - 1, note: lastNote },
    }
  }),
  formCase(disburseDemandReport, async (t) => {
    const { params, bank, read } = await reportIn(t, 'CREDITED')
    const before = (await read()).version
    return {
      given: {
        version: before,
        loanAmountYuan: 400_000,
        loanOn: '2026-11-19',
        dueOn: '2027-11-19',
        repricedOn: '2027-01-01',
        borrowerIndustryCode: 'A' as const,
        fundsIndustryCode: 'C' as const,
      },
      async keep(body) {
        await t.call(disburseDemandReport, { params, body }, bank)
        const report = await read()
        return { ...report, ...report.drawdowns[0], loanOn: report.loanOn }
      },
      elsewhere: { version: ({ version }) => version - 1, note: lastNote },
    }
  }),
  formCase(updateLoanBalance, async (t) => {
    const { params, bank, read } = await reportIn(t, 'DISBURSED')
    const drawdownId = (await read()).drawdowns[0]?.id ?? ''
    return {
      given: { balanceYuan: 100_000, balanceOn: '2026-11-20' },
      async keep(body) {
        await t.call(updateLoanBalance, { params: { ...params, drawdownId }, body }, bank)
        return { ...(await read()).drawdowns[0] }
      },
      elsewhere: {},
    }
  }),
  formCase(giveBackDemandReport, async (t) => {
    const { params, bank, read } = await reportIn(t, 'CONTACTED')
    const before = (await read()).version
    return {
      given: { version: before },
      async keep(body) {
        await t.call(giveBackDemandReport, { params, body }, bank)
        return read()
      },
      elsewhere: { version: ({ version }) => version - 1 },
    }
  }),
]
