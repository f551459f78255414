import { shippedCalendar } from '../../../apps/server/src/clocks/shipped-calendar.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeOpeningBranch } from '../../../apps/server/src/domains/bank-accounts/branches.fixtures.ts'
import { makeOpening } from '../../../apps/server/src/domains/bank-accounts/openings.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { EXAMPLE_OPENINGS, type ExampleOpening } from './bank-accounts/example-openings.ts'
import { dayBefore, officeMoment } from './example-days.ts'
import type { DemoEnterprise, DemoPeople } from './identity.ts'
import type { SeededOrganisation, SeededOrganisations } from './organisations.ts'

/** The two banks of the demonstration, each with one of the forms; which bank uses which is an example. */
const BANKS = [
  { profile: 'LZB', brand: '祁连银行', branches: '祁连银行' },
  { profile: 'PDB', brand: '陇塬农村信用合作联社', branches: '农村商业银行' },
] as const

/** Hours that branches of the demonstration begin with; others take the usual ones. */
const LATE = { opensAt: '09:30', restFrom: '12:00', restTo: '14:30', closesAt: '17:30' } as const

type Branch = Pick<SeededOrganisation, 'id' | 'regionCode'>

/** Branches with hours and places, and openings over every state. */
export async function seedBankAccounts(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const own: Branch[] = []
  for (const { profile, brand, branches } of BANKS) {
    const bank = orgs.all.find(({ name, level }) => level === 1 && name.startsWith(brand))
    if (!bank) continue
    const below = orgs.all.filter(({ name, level }) => level > 1 && name.includes(branches))
    for (const [index, { id }] of below.entries()) {
      await makeOpeningBranch(tx, {
        id,
        bankId: bank.id,
        profile,
        slotCapacity: 1 + (index % 3),
        ...(index % 4 === 3 ? LATE : {}),
      })
    }
    if (bank.id === orgs.bankId) own.push(...below)
  }
  for (const [index, example] of EXAMPLE_OPENINGS.entries()) {
    await seedOpening(tx, services, { example, index, own, people })
  }
}

async function seedOpening(
  tx: Tx,
  services: Services,
  told: { example: ExampleOpening; index: number; own: readonly Branch[]; people: DemoPeople },
): Promise<void> {
  const { example, index, own, people } = told
  const company = enterpriseOf(people, example)
  const branch = company && nearest(own, company.areaCode)
  if (!company || !branch) return
  await makeOpening(tx, services, {
    company,
    applicantAccountId: company.accountId,
    branchId: branch.id,
    state: example.state,
    accountType: example.accountType,
    purpose: example.purpose,
    submittedAt: new Date(officeMoment(services.now(), example.daysAgo, 10 + index * 7)),
    appointTime: visitAt(services.now(), example.visitIn),
    officer: {
      accountId: people.accounts.officer,
      name: '客户经理（示例）',
      phoneCipher: services.cipher.encrypt('13900000003'),
    },
  })
}

/** Ten o'clock on a working day so many of them from today. */
function visitAt(now: Date, workingDays: number): Date {
  const step = Math.sign(workingDays)
  let back = 0
  for (let left = Math.abs(workingDays); left > 0;) {
    back -= step
    if (shippedCalendar.isWorkingDay(dayBefore(now, back))) left -= 1
  }
  return new Date(`${dayBefore(now, back)}T10:00:00+08:00`)
}

function enterpriseOf(people: DemoPeople, { of }: ExampleOpening): DemoEnterprise | undefined {
  if (of === 'own') return people.enterprises[0]
  return people.enterprises.find(
    ({ corporateName, certiFlg }) => certiFlg === 3 && corporateName.includes(of),
  )
}

/** The branch in the county, else in the prefecture, else any. */
function nearest(branches: readonly Branch[], areaCode: string): Branch | undefined {
  const prefecture = areaCode.slice(0, 4)
  return (
    branches.find(({ regionCode }) => regionCode === areaCode) ??
    branches.find(({ regionCode }) => regionCode.startsWith(prefecture)) ??
    branches[0]
  )
}
