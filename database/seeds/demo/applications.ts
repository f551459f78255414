import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { reasonNames } from '@lqr/contract/reference/refusal-reason.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  historyOf,
  historySpan,
} from '../../../apps/server/src/domains/applications/application-history.fixtures.ts'
import {
  type ApplicableProduct,
  type ApplicationPlan,
  listApplicableProducts,
  makeApplications,
  refreshProductCounters,
} from '../../../apps/server/src/domains/applications/applications.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { attachPapers } from './application-papers.ts'
import { insertCaseMessages } from './application-messages.ts'
import { insertAuthorisationRequest } from './authorisation-requests.ts'
import {
  type ExampleCase,
  MOVED_ON,
  OF_DEMO_ENTERPRISE,
  OPEN_AT_BANK,
  toOfficeHours,
  UNDER_WAY,
} from './example-cases.ts'
import { casesOfTheMonths } from './example-months.ts'
import type { DemoEnterprise, DemoPeople } from './identity.ts'
import type { SeededOrganisations } from './organisations.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const DAY_MS = 86_400_000
const OPEN: readonly ApplicationStatus[] = ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT']
const OFFICER = '客户经理（示例）'
const MANAGER = '审批经理（示例）'

interface Stage {
  readonly now: Date
  readonly random: SeededRandom
  readonly people: DemoPeople
  /** Certified enterprises but the demonstration one, which has cases of its own choosing. */
  readonly companies: readonly DemoEnterprise[]
  readonly products: ReadonlyMap<string, readonly ApplicableProduct[]>
  /** Institutions whose cases the demonstration officer and manager work on. */
  readonly bankIds: ReadonlySet<string>
  /** Enterprise and product of every open case: there is one at most. */
  readonly open: Set<string>
  readonly officerPhone: string
}

/** Some eight hundred applications over every state with their histories, over thirty months; the same every time. */
export async function seedApplications(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const stage = await setStage(tx, services, orgs, people)
  const own = people.enterprises[0]
  const plans = [
    ...OPEN_AT_BANK.flatMap((example) => planCase(stage, example, { atBank: true })),
    ...[...UNDER_WAY, ...casesOfTheMonths(stage.now)].flatMap((example) => planCase(stage, example, {})),
    ...(own
      ? OF_DEMO_ENTERPRISE.flatMap(([example, atBank]) => planCase(stage, example, { atBank, company: own }))
      : []),
  ]
  const moved = MOVED_ON.flatMap(([example, then]) => planMove(stage, example, then))
  const first = [...plans, ...moved.map(({ old }) => old)].toSorted(
    (a, b) => a.submittedAt.getTime() - b.submittedAt.getTime(),
  )
  const made = await makeApplications(tx, services, first)
  const successors = moved.map(({ old, next }) => ({
    ...next,
    from: { id: made[first.indexOf(old)]?.id ?? '', transfers: 0 },
  }))
  const nextMade = await makeApplications(tx, services, successors)
  await refreshProductCounters(tx)
  await attachPapers(tx, services, first, made)
  const all = [...made, ...nextMade]
  const told = [...first, ...successors].flatMap((plan, index) =>
    all[index] ? [{ made: all[index], plan }] : [],
  )
  await insertCaseMessages(tx, told, people, services.now())
  await insertAuthorisationRequest(tx, people, services.now())
}

async function setStage(
  tx: Tx,
  services: Services,
  orgs: SeededOrganisations,
  people: DemoPeople,
): Promise<Stage> {
  const certified = people.enterprises.filter((company) => company.certiFlg === 3)
  const products = new Map<string, ApplicableProduct[]>()
  for (const areaCode of new Set(certified.map((company) => company.areaCode))) {
    products.set(areaCode, await listApplicableProducts(tx, areaCode))
  }
  const bank = orgs.all.find((org) => org.id === orgs.bankId)?.shortName ?? ''
  return {
    now: services.now(),
    random: seededRandom(20_261_121),
    people,
    companies: certified.slice(1),
    products,
    bankIds: new Set(orgs.all.filter((org) => org.shortName.startsWith(bank)).map((org) => org.id)),
    open: new Set(),
    officerPhone: services.cipher.encrypt('13900000003'),
  }
}

interface Wish {
  atBank?: boolean
  company?: DemoEnterprise
  product?: ApplicableProduct
}

/** One plan for the example; none when no enterprise or product is left for it. */
function planCase(stage: Stage, example: ExampleCase, wish: Wish): ApplicationPlan[] {
  const { random } = stage
  const pace = random.int(...(example.pace ?? [8, 12])) / 10
  const withSupplement = random.chance(example.withSupplement ?? 0)
  const timing = { state: example.state, pace, withSupplement }
  const end = stage.now.getTime() - random.int(...example.daysAgo) * DAY_MS
  const submittedAt = fitBefore(stage.now, new Date(end - historySpan(timing)), timing)
  const company = wish.company ?? pickCompany(stage, submittedAt)
  const product = company && (wish.product ?? pickProduct(stage, company, example.state, wish.atBank))
  if (!company || !product) return []
  if (OPEN.includes(example.state)) stage.open.add(`${company.id} ${product.id}`)
  return [planOf(stage, { ...timing, submittedAt, company, product })]
}

/** The latest start not after the wished one from which the whole history lies in the past. */
function fitBefore(
  now: Date,
  wished: Date,
  timing: { state: ApplicationStatus; pace: number; withSupplement: boolean },
) {
  for (let back = 0; back < 30; back += 1) {
    const submittedAt = toOfficeHours(new Date(wished.getTime() - back * DAY_MS))
    const last = historyOf({ ...timing, ...NOBODY, submittedAt }).events.at(-1)?.at ?? submittedAt
    if (last < now) return submittedAt
  }
  return new Date(wished.getTime() - 30 * DAY_MS)
}

const NOBODY = {
  enterprise: { accountId: null, name: '' },
  officer: { accountId: null, name: '' },
  manager: { accountId: null, name: '' },
  amountYuan: 10_000,
  termMonths: 12,
  guaranteeMode: 'credit' as const,
  rate: 4,
  officeMoment: toOfficeHours,
}

function pickCompany(stage: Stage, submittedAt: Date): DemoEnterprise | undefined {
  const known = stage.companies.filter(
    ({ reviewedAt }) => reviewedAt !== null && new Date(reviewedAt) < submittedAt,
  )
  return known.length === 0 ? undefined : stage.random.pick(known)
}

function pickProduct(
  stage: Stage,
  company: DemoEnterprise,
  state: ApplicationStatus,
  atBank: boolean | undefined,
): ApplicableProduct | undefined {
  const offered = (stage.products.get(company.areaCode) ?? []).filter(
    (product) =>
      (product.applicantKinds.length === 0 || product.applicantKinds.includes(company.applicantKind)) &&
      (atBank === undefined || stage.bankIds.has(product.orgId) === atBank) &&
      !(OPEN.includes(state) && stage.open.has(`${company.id} ${product.id}`)),
  )
  return offered.length === 0 ? undefined : stage.random.pick(offered)
}

interface Chosen {
  state: ApplicationStatus
  pace: number
  withSupplement: boolean
  submittedAt: Date
  company: DemoEnterprise
  product: ApplicableProduct
}

function planOf(stage: Stage, chosen: Chosen): ApplicationPlan {
  const { random, people } = stage
  const { company, product } = chosen
  const { terms } = product
  const atBank = stage.bankIds.has(product.orgId)
  const most = Math.min(terms.amountMaxYuan, 5_000_000)
  const steps = Math.max(0, Math.floor((most - terms.amountMinYuan) / 50_000))
  const rates = Math.max(0, Math.round((terms.rateMax - terms.rateMin) * 100))
  const usualTerms = [6, 12, 24, 36].filter(
    (term) => term >= terms.termMinMonths && term <= terms.termMaxMonths,
  )
  return {
    ...chosen,
    officeMoment: toOfficeHours,
    company: { id: company.id, corporateName: company.corporateName, areaCode: company.areaCode },
    enterprise: { accountId: company.accountId, name: company.corporateName },
    officer: {
      accountId: atBank ? people.accounts.officer : null,
      name: OFFICER,
      phoneCipher: stage.officerPhone,
    },
    manager: { accountId: atBank ? people.accounts.manager : null, name: MANAGER },
    amountYuan: terms.amountMinYuan + random.int(0, steps) * 50_000,
    termMonths: usualTerms.length === 0 ? terms.termMaxMonths : random.pick(usualTerms),
    guaranteeMode: random.pick(terms.guaranteeModes),
    rate: Math.round((terms.rateMin + random.int(0, rates) / 100) * 100) / 100,
    rejectCode: random.pick(REJECT_CODES.slice(0, 13).filter(({ code }) => reasonNames(code) === undefined))
      .code,
    hasEarlierLoan: random.chance(35),
    purpose: random.pick(LOAN_PURPOSES.slice(0, 13)).name,
    contactName: '示例联系人',
    contactPhone: '13900001234',
    annualRevenueYuan: random.int(80, 4_800) * 10_000,
  }
}

/** A case and the one it became at another institution that offers the same. */
function planMove(stage: Stage, example: ExampleCase, then: ApplicationStatus) {
  const [old] = planCase(stage, example, {})
  const company = old && stage.companies.find(({ id }) => id === old.company.id)
  if (!old || !company) return []
  const product = (stage.products.get(company.areaCode) ?? []).find(
    ({ orgId, terms }) =>
      orgId !== old.product.orgId &&
      terms.amountMinYuan <= old.amountYuan &&
      terms.amountMaxYuan >= old.amountYuan &&
      terms.termMinMonths <= old.termMonths &&
      terms.termMaxMonths >= old.termMonths &&
      terms.guaranteeModes.includes(old.guaranteeMode),
  )
  const submittedAt = historyOf(old).events.at(-1)?.at
  if (!product || !submittedAt) return []
  const chosen = { state: then, pace: 0.8, withSupplement: false, submittedAt, company, product }
  const { amountYuan, termMonths, guaranteeMode, purpose } = old
  return [{ old, next: { ...planOf(stage, chosen), amountYuan, termMonths, guaranteeMode, purpose } }]
}
