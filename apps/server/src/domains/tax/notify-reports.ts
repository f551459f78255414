import type { Db } from '../../data/database.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import { taxLinks, taxMessages } from './copy.ts'
import type { UnansweredReport } from './report.store.ts'

interface Notice {
  readonly kind: string
  readonly title: string
  readonly body: string
}

export const notifyEnterprise = (tx: Db, companyId: string, notice: Notice) =>
  sendMessage(tx, { ...notice, companyId, link: taxLinks.mine })

export const notifyInstitution = (tx: Db, orgId: string, notice: Notice) =>
  notifyStaff(tx, orgId, ['financeOfficer', 'financeManager'], { ...notice, link: taxLinks.theirs })

/** Tells both sides of what the enterprise has left unanswered; of its own application it alone. */
export async function notifyUnanswered(tx: Db, reports: readonly UnansweredReport[]): Promise<void> {
  for (const { applyNo, bizNo, companyId, orgId, isOwn } of reports) {
    const notice = taxMessages.reportUnanswered(applyNo, bizNo)
    await notifyEnterprise(tx, companyId, notice)
    if (!isOwn) await notifyInstitution(tx, orgId, notice)
  }
}
