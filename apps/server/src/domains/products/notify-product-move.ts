import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import type { ProductActing, ProductMove } from './move-product.ts'
import { sideOf } from './maintenance.access.ts'
import { institutionNotice, platformNotice } from './maintenance-copy.ts'

/**
 * Tells the other side: operators of a submission, the institution's product people of what the platform did. A product that was
 * listed is called by the name the public knows, whatever its change calls it.
 */
export async function notifyProductMove({ db, actor }: ProductActing, move: ProductMove): Promise<void> {
  const { row, action, note = null } = move
  const isChange = row.live !== null
  const { id, name, orgName } = row
  const told = { id, name, orgName, isChange, note }
  if (action === 'submit') {
    await sendMessage(db, { ...platformNotice(action, told), roles: ['operator', 'admin'] })
    return
  }
  const notice = sideOf(actor) === 'platform' ? institutionNotice(action, told) : undefined
  if (notice) await notifyStaff(db, row.orgId, ['financeProduct'], notice)
}
