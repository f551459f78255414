import { LOGO_WIDTH } from '../../../packages/contract/src/organisations/logo-calls.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { logoRow } from '../../../apps/server/src/domains/organisations/organisations.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { officeMoment } from './example-days.ts'
import { uploadDrawing } from './example-picture.ts'
import type { DemoPeople } from './identity.ts'
import type { SeededOrganisations } from './organisations.ts'

/** Whose logo an operator has released; the other institutions show their monogram. */
const SHOWN = {
  祁连银行: 'qilian',
  白塔银行: 'baita',
  陇塬农信: 'longyuan',
  华岳银行: 'huayue',
  禾田银行: 'hetian',
  鸿雁储蓄银行: 'hongyan',
  启明银行: 'qiming',
  帆影银行: 'fanying',
} as const
/** Whose logo waits for an operator. */
const WAITING = { 云杉银行: 'yunshan' } as const

/** Invented logos of a few institutions, drawn for the demonstration, one of them still to be reviewed. */
export async function seedLogos(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const { manager } = people.accounts
  const at = officeMoment(services.now(), 20, 0)
  const rows = await Promise.all(
    Object.entries({ ...SHOWN, ...WAITING }).map(async ([shortName, drawing]) => {
      const org = orgs.all.find((one) => one.shortName === shortName)
      const pictureId = await uploadDrawing(tx, services, {
        drawing: `logo-${drawing}`,
        width: LOGO_WIDTH,
        accountId: manager,
        entity: 'organisation_logo',
      })
      const form = { pictureId, alt: `${shortName}标志（示例）` }
      return logoRow(form, { orgId: org?.id ?? '', by: manager, at, isShown: shortName in SHOWN })
    }),
  )
  await tx.insertInto('organisation_logo').values(rows).execute()
}
