import { revokeTaxLicence } from '@lqr/contract/tax/calls.ts'
import {
  applyTaxReport,
  downloadTaxReport,
  listTaxReports,
  makeTaxReportToken,
} from '@lqr/contract/tax/report-calls.ts'
import type { TaxReportStatus } from '@lqr/contract/tax/states.ts'
import type { ConnectorFailure } from '../../connectors/signed-request.ts'
import type { ReportProgress, TaxSource } from '../../connectors/tax/tax-port.ts'
import { makeTaxSandbox } from '../../connectors/tax/tax-sandbox.ts'
import type { movableClock } from '../../testing/identity-steps.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { ApplicationWorld } from '../applications/application-world.fixtures.ts'
import { makeTaxLicence, makeTaxReport } from './tax.fixtures.ts'

interface TaxSide {
  readonly source: TaxSource
  /** What every question of a report ends with from now on. */
  trouble: ConnectorFailure | undefined
  /** How far every report is from now on. */
  progress: ReportProgress
  /** The numbers that were applied for, each as often as it was. */
  readonly applied: string[]
  /** From now on it answers, and every report is ready. */
  calm(): void
}

/** The example data of the sandbox, from a tax side that a test moves. */
export function makeTaxSide(): TaxSide {
  const sandbox = makeTaxSandbox()
  const orFail = <T>(answer: T) => (side.trouble ? Promise.reject(side.trouble) : Promise.resolve(answer))
  const side: TaxSide = {
    source: {
      ...sandbox,
      async applyReport(licence, applyNo) {
        side.applied.push(applyNo)
        return orFail(await sandbox.applyReport(licence, applyNo))
      },
      reportProgress: () => orFail(side.progress),
      fetchReport: async (licence, id) => orFail(await sandbox.fetchReport(licence, id)),
    },
    trouble: undefined,
    progress: { state: 'ready' },
    applied: [],
    calm() {
      side.trouble = undefined
      side.progress = { state: 'ready' }
    },
  }
  return side
}

type CaseState = Parameters<ApplicationWorld['application']>[0]
type Clock = ReturnType<typeof movableClock>

export type ReportSteps = ReturnType<typeof reportSteps>

/** What people do with reports of cases between the company and the bank of a world, and what is kept of it. */
export function reportSteps(t: TestApp, world: ApplicationWorld, clock: Clock) {
  async function aCase(state: CaseState = 'REVIEWING', productId?: string) {
    const { id } = await world.application(state, productId === undefined ? {} : { productId })
    const { rows } = await t.services.pool.query<{ apply_no: string }>(
      'select apply_no from product_application where id = $1',
      [id],
    )
    return { id, bizNo: rows[0]?.apply_no ?? '' }
  }
  const licenceOf = (bizNo: string, days?: number) =>
    makeTaxLicence(t.services.db, t.services, {
      bizNo,
      companyId: world.company.id,
      accountId: world.owner.id,
      at: clock.now(),
      days,
    })
  const reportsOf = async (bizNo: string, token: string, wanted?: TaxReportStatus) =>
    (await t.call(listTaxReports, { body: { bizNo, status: wanted } }, { token })).data.list
  return {
    aCase,
    licenceOf,
    reportsOf,
    async ready({ state, days }: { state?: CaseState; days?: number } = {}) {
      const { id: applicationId, bizNo } = await aCase(state)
      const licenceId = await licenceOf(bizNo, days)
      const id = await makeTaxReport(t.services.db, {
        bizNo,
        orgId: world.bank.id,
        accountId: world.officer.id,
        at: clock.now(),
        licenceId,
        state: 'READY',
      })
      return { id, bizNo, licenceId, applicationId }
    },
    apply: (bizNo: string, token?: string) =>
      t.send(applyTaxReport, { body: { bizNo } }, token === undefined ? {} : { token }),
    status: async (bizNo: string, token = world.owner.token) => (await reportsOf(bizNo, token))[0]?.status,
    /** The state as it is written; people may see another one. */
    async written(id: string) {
      const { rows } = await t.services.pool.query<{ status: string }>(
        'select status from tax_report where id = $1',
        [id],
      )
      return rows[0]?.status
    },
    /** How many are told that the report of a case has failed. */
    async toldOfFailure(bizNo: string) {
      const { rowCount } = await t.services.pool.query(
        `select 1 from message where kind = 'tax.report-failed' and body like $1`,
        [`%${bizNo}%`],
      )
      return rowCount
    },
    revoke: (id: string, token: string) => t.send(revokeTaxLicence, { params: { id }, body: {} }, { token }),
    tokenFor: (id: string, token?: string) =>
      t.call(makeTaxReportToken, { params: { id } }, token === undefined ? {} : { token }),
    download: (ticket: string, token?: string) =>
      t.send(downloadTaxReport, { body: { token: ticket } }, token === undefined ? {} : { token }),
  }
}
