import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeFile } from '../../../apps/server/src/domains/files/files.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { licenceOf } from './example-licence.ts'
import { typesetPaper } from './example-paper.ts'
import type { DemoPeople } from './identity.ts'

/** The licence that each enterprise beyond the first state has handed in, so that reviewers have something to look at. */
export async function seedCertification(
  tx: Tx,
  services: Services,
  { people }: { people: Pick<DemoPeople, 'enterprises'> },
): Promise<void> {
  const handedIn = people.enterprises.filter(({ certiFlg }) => certiFlg !== 1)
  const rows = await tx
    .selectFrom('enterprise')
    .select(['id', 'credit_code', 'found_date'])
    .where(
      'id',
      'in',
      handedIn.map(({ id }) => id),
    )
    .execute()
  const texts = new Map(
    rows.map((row) => [row.id, { creditCode: row.credit_code ?? '', foundDate: row.found_date ?? '' }]),
  )
  const made: { id: string; fileId: string }[] = []
  for (const { id, accountId, corporateName } of handedIn) {
    const text = texts.get(id)
    if (!text) continue
    const fileId = await makeFile(tx, services, {
      ownerAccountId: accountId,
      ownerCompanyId: id,
      purpose: 'license',
      name: '营业执照（示例）.pdf',
      bytes: await typesetPaper(licenceOf({ corporateName, ...text })),
    })
    made.push({ id, fileId })
  }
  await tx
    .insertInto('file_link')
    .values(
      made.map(({ id, fileId }) => ({
        file_id: fileId,
        entity: 'enterprise',
        entity_id: id,
        purpose: 'license',
      })),
    )
    .execute()
  for (const { id, fileId } of made) {
    await tx.updateTable('enterprise').set({ license_file_id: fileId }).where('id', '=', id).execute()
  }
}
