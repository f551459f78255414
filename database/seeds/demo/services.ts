import type { Tx } from '../../../apps/server/src/data/database.ts'
import { serviceRow } from '../../../apps/server/src/domains/services/services.fixtures.ts'
import { dayBefore, officeMoment } from './example-days.ts'
import type { SeededOrganisations } from './organisations.ts'
import { exampleOffice } from './parks/example-office.ts'
import { EXAMPLE_SERVICES, type ExampleService, WAITING_SERVICE } from './services/example-services.ts'

const PROVINCE = '620000'
const FIRST_OFFICE = 80

/** The services of the demonstration's intermediaries: published ones of every category and one that waits for review. */
export async function seedServices(
  tx: Tx,
  now: Date,
  { orgs, clerk }: { orgs: SeededOrganisations; clerk: string },
): Promise<void> {
  const rowOf = (example: ExampleService, index: number) => {
    const { of, qualification, validDays, conflictNote = null, caseLines = [], ...form } = example
    const orgId = orgs.all.find(({ name }) => name === of)?.id
    if (orgId === undefined) throw new Error(`no ${of}`)
    const isWaiting = example === WAITING_SERVICE
    const at = officeMoment(now, isWaiting ? 1 : 6 + index * 5, index * 31)
    const row = serviceRow({
      ...form,
      orgId,
      caseLines,
      qualificationName: qualification,
      qualificationNo: qualification && `示例证号 62${String(index + 1).padStart(4, '0')}`,
      qualificationTo: validDays === null ? null : dayBefore(now, -validDays),
      conflicts: conflictNote === null ? 'none' : 'declared',
      conflictNote,
      officePhone: exampleOffice(PROVINCE, FIRST_OFFICE + index),
      status: isWaiting ? 'REVIEW' : 'PUBLISHED',
      publishedAt: at,
    })
    const by = isWaiting ? { changed_by: clerk, submitted_by: clerk } : {}
    return { ...row, ...by, submitted_at: at, updated_at: at }
  }
  const rows = EXAMPLE_SERVICES.map(rowOf)
  await tx.insertInto('service_entry').values(rows).execute()
  await tx.insertInto('service_entry').values(rowOf(WAITING_SERVICE, rows.length)).execute()
}
