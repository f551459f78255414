import type { InterestStatus } from '@lqr/contract/equity/interest-case.ts'
import type { Tx } from '../../../../apps/server/src/data/database.ts'
import { makeInterest } from '../../../../apps/server/src/domains/equity/interests.fixtures.ts'
import type { Services } from '../../../../apps/server/src/http/services.ts'
import { dayBefore, officeMoment } from '../example-days.ts'
import type { DemoPeople } from '../identity.ts'
import type { SeededOrganisations } from '../organisations.ts'

const TALK_IN_DAYS = 4

/** In which of the example projects (by place), which equity institution (0 is the demonstration one), how far, how many days ago. */
const EXAMPLES: readonly (readonly [project: number, org: number, state: InterestStatus, daysAgo: number])[] =
  [
    [0, 1, 'ASKED', 2],
    [0, 0, 'CONSENTED', 8],
    [4, 0, 'APPOINTED', 5],
    [4, 1, 'ASKED', 1],
    [5, 0, 'DUE_DILIGENCE', 7],
    [6, 0, 'DECLINED', 12],
    [6, 1, 'REVOKED', 14],
    [7, 0, 'INVESTED', 20],
    [7, 1, 'CLOSED', 18],
    [8, 0, 'FAILED', 30],
  ]

/** What equity institutions of the demonstration have begun on an example project. */
export async function seedInterests(
  tx: Tx,
  services: Services,
  of: { orgs: SeededOrganisations; people: DemoPeople; projectId: string; index: number },
): Promise<void> {
  const { orgs, people, projectId, index } = of
  const own = orgs.all.filter(({ id }) => id === orgs.equityId)
  const others = orgs.all.filter(({ id, orgType }) => orgType === 'equity' && id !== orgs.equityId)
  const investors = [...own, ...others]
  for (const [project, place, state, daysAgo] of EXAMPLES) {
    const org = investors[place]
    if (project !== index || !org) continue
    await makeInterest(tx, {
      projectId,
      org,
      state,
      talkAt: `${dayBefore(services.now(), -TALK_IN_DAYS)}T10:00:00+08:00`,
      askedAt: new Date(officeMoment(services.now(), daysAgo, 60)),
      officer: {
        accountId: org.id === orgs.equityId ? people.accounts.equity : null,
        name: '投资经理（示例）',
        phoneCipher: services.cipher.encrypt('13900000005'),
      },
    })
  }
}
