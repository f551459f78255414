import type { Db } from '../../data/database.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'
import { renameInDrafts } from '../identity/index.ts'
import { sendMessage } from '../messages/index.ts'
import { certificationMessages } from './copy.ts'
import { approveLegalPerson } from './legal-person-change.store.ts'

/**
 * With the approval of another legal representative the open drafts of the company name the present one, unless somebody typed
 * a third; everybody of the company is told, and where to see who had received the former one.
 */
export async function changeLegalPerson(
  tx: Db,
  cipher: FieldCipher,
  companyId: string,
  now: Date,
): Promise<void> {
  const change = await approveLegalPerson(tx, companyId, now)
  if (!change) return
  const { formerName, presentName } = change
  const drafts = await renameInDrafts(tx, cipher, {
    companyId,
    field: 'legalPersonName',
    from: formerName,
    to: presentName,
  })
  await sendMessage(tx, { companyId, ...certificationMessages.legalPersonChanged(change, drafts) })
}
