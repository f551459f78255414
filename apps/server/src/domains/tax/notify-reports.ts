import type { Db } from '../../data/database.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaffAndAsker } from '../organisations/index.ts'
import { taxLinks, taxMessages } from './copy.ts'
import type { UnansweredReport } from './report.store.ts'

interface Notice {
  readonly kind: string
  readonly title: string
  readonly body: string
}

export const notifyEnterprise = (tx: Db, companyId: string, notice: Notice) =>
  sendMessage(tx, { ...notice, companyId, link: taxLinks.mine })

interface Asked {
  readonly orgId: string
  /** Who applied: somebody of the institution, of a house above it, or of the enterprise. */
  readonly accountId: string
}

/** Those who work on the case, and who of a house above them had applied. */
export const notifyInstitution = (tx: Db, { orgId, accountId: askerId }: Asked, notice: Notice) =>
  notifyStaffAndAsker(tx, { orgId, askerId }, ['financeOfficer', 'financeManager'], {
    ...notice,
    link: taxLinks.theirs,
  })

/** Tells both sides of what the enterprise has left unanswered; of its own application it alone. */
export async function notifyUnanswered(tx: Db, reports: readonly UnansweredReport[]): Promise<void> {
  for (const report of reports) {
    const notice = taxMessages.reportUnanswered(report.applyNo, report.bizNo)
    await notifyEnterprise(tx, report.companyId, notice)
    if (!report.isOwn) await notifyInstitution(tx, report, notice)
  }
}
