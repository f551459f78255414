import { sql } from 'kysely'
import {
  afterProductAction,
  GONE,
  type ProductStanding,
  type ProductStatus,
} from '@lqr/contract/products/product-states.ts'
import type { DraftTerms, ProductTerms } from '@lqr/contract/products/product-terms.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { noticeOfStep } from '../../../apps/server/src/domains/products/maintenance.fixtures.ts'
import { type ProductMaker, productRow } from '../../../apps/server/src/domains/products/products.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { officeMoment } from './example-days.ts'
import type { DemoPeople } from './identity.ts'
import type { SeededOrganisation, SeededOrganisations } from './organisations.ts'
import {
  CHANGE_EXAMPLES,
  type ExampleStep,
  MAINTAINED_EXAMPLES,
  VERSION_EXAMPLE,
} from './products/maintained-products.ts'

interface StepSource {
  readonly tx: Tx
  readonly now: Date
  readonly bank: SeededOrganisation
  readonly manager: string
  readonly operator: string
}

const MAKER_NAME = '审批经理（示例）'
const OPERATOR_NAME = '平台运营（示例）'
const PLATFORM_ACTIONS: readonly string[] = ['approve', 'return']

/** Drafts, submissions, returns and versions of the demonstration bank, and the first version of every listed product. */
export async function seedProductMaintenance(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const bank = orgs.all.find(({ id }) => id === orgs.bankId)
  if (!bank) return
  const { manager, operator } = people.accounts
  const source = { tx, now: services.now(), bank, manager, operator }
  await sql`update product set updated_at = listed_at where listed_at is not null`.execute(tx)
  for (const example of MAINTAINED_EXAMPLES) await insertExample(source, example)
  for (const change of CHANGE_EXAMPLES) await insertChange(source, change)
  await insertVersions(source)
}

async function insertExample(
  source: StepSource,
  example: (typeof MAINTAINED_EXAMPLES)[number],
): Promise<void> {
  const { tx, now, bank } = source
  const { status, terms, steps } = example
  const listedAt = lastMoment(now, steps, 'approve')
  const isListed = listedAt !== null
  const maker = { ...(terms as ProductMaker), status }
  const row = isListed
    ? { ...productRow(bank, terms.name, maker), listed_at: listedAt, unlisted_by: 'institution' as const }
    : { name: terms.name, org_id: bank.id, status, is_example: true }
  const { id } = await tx
    .insertInto('product')
    .values({ ...row, updated_at: momentsOf(now, steps).at(-1) ?? now.toISOString(), version: steps.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!isListed) await insertDraft(source, id, status, terms, steps)
  await recordSteps(source, { id, name: terms.name, isChange: false }, steps, {
    status: 'DRAFT',
    changeStatus: null,
  })
}

async function insertChange(source: StepSource, example: (typeof CHANGE_EXAMPLES)[number]): Promise<void> {
  const product = await findLive(source, example.name)
  if (!product) return
  const terms = { ...product.terms, ...example.change(product.terms) }
  await insertDraft(source, product.id, example.status, terms, example.steps)
  await recordSteps(source, { id: product.id, name: example.name, isChange: true }, example.steps, {
    status: 'LISTED',
    changeStatus: null,
  })
  const last = momentsOf(source.now, example.steps).at(-1)
  await source.tx
    .updateTable('product')
    .set({
      version: sql`version + ${example.steps.length}`,
      ...(last ? { updated_at: last } : {}),
    })
    .where('id', '=', product.id)
    .execute()
}

/** Every product that is or was listed has its versions; one has grown better over the years. */
async function insertVersions({ tx, now, ...source }: StepSource): Promise<void> {
  await sql`insert into product_version (product_id, number, terms, approved_at)
    select p.id, 1, product_terms(p), coalesce(p.listed_at, p.created_at) from product p
    where p.status in ('LISTED', 'UNLISTED')`.execute(tx)
  const product = await findLive({ tx, now, ...source }, VERSION_EXAMPLE.name)
  if (!product) return
  const all = [...VERSION_EXAMPLE.older(product.terms), {}].map((part) => ({ ...product.terms, ...part }))
  const days = [390, 210, 60]
  await tx.deleteFrom('product_version').where('product_id', '=', product.id).execute()
  const { manager, operator } = source
  await tx
    .insertInto('product_version')
    .values(
      all.map((terms, index) => ({
        product_id: product.id,
        number: index + 1,
        terms: JSON.stringify(terms),
        submitted_by: manager,
        submitted_at: officeMoment(now, (days[index] ?? 0) + 1, 40),
        approved_by: operator,
        approved_at: officeMoment(now, days[index] ?? 0, 150),
      })),
    )
    .execute()
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  await tx
    .updateTable('product')
    .set({ listed_at: officeMoment(now, first, 150), updated_at: officeMoment(now, last, 150) })
    .where('id', '=', product.id)
    .execute()
  const steps = days.flatMap((daysAgo, index): ExampleStep[] => [
    { action: index === 0 ? 'create' : 'update', daysAgo: daysAgo + 2, minute: 30 },
    { action: 'submit', daysAgo: daysAgo + 1, minute: 40 },
    { action: 'approve', daysAgo, minute: 150 },
  ])
  await recordSteps(
    { tx, now, ...source },
    { id: product.id, name: VERSION_EXAMPLE.name, isChange: true },
    steps,
    {
      status: 'DRAFT',
      changeStatus: null,
    },
  )
}

const STEP_MS = 25 * 60_000

/** When the steps happened: in office hours, each some time before the next although a weekend moves them together. */
function momentsOf(now: Date, steps: readonly ExampleStep[]): string[] {
  return steps.toReversed().reduce<string[]>(([later, ...rest], { daysAgo, minute }) => {
    const wanted = Date.parse(officeMoment(now, daysAgo, minute))
    const moment = later === undefined ? wanted : Math.min(wanted, Date.parse(later) - STEP_MS)
    return [new Date(moment).toISOString(), ...(later === undefined ? [] : [later]), ...rest]
  }, [])
}

/** When the last step of that kind happened; null when there was none. */
function lastMoment(now: Date, steps: readonly ExampleStep[], action: ExampleStep['action']): string | null {
  return momentsOf(now, steps)[steps.findLastIndex((step) => step.action === action)] ?? null
}

async function findLive({ tx, bank }: Pick<StepSource, 'tx' | 'now' | 'bank'>, name: string) {
  const { rows } = await sql<{
    id: string
    terms: ProductTerms
  }>`select p.id, product_terms(p) terms from product p
    where p.org_id = ${bank.id} and p.name = ${name} and p.status = 'LISTED' order by p.id limit 1`.execute(
    tx,
  )
  return rows[0]
}

async function insertDraft(
  { tx, now, manager }: StepSource,
  productId: string,
  status: ProductStatus,
  terms: DraftTerms,
  steps: readonly ExampleStep[],
): Promise<void> {
  const submittedAt = status === 'DRAFT' ? null : lastMoment(now, steps, 'submit')
  const returned = steps.findLast(({ action }) => action === 'return')
  await tx
    .insertInto('product_draft')
    .values({
      product_id: productId,
      status,
      terms: JSON.stringify(terms),
      return_reason: (status === 'RETURNED' && returned?.note) || null,
      submitted_at: submittedAt,
      submitted_by: submittedAt && manager,
    })
    .execute()
}

interface SteppingProduct {
  readonly id: string
  readonly name: string
  readonly isChange: boolean
}

const MESSAGE_DAYS = 30

/** Writes the history of a product and what was told about its latest steps. */
async function recordSteps(
  { tx, now, bank, manager, operator }: StepSource,
  product: SteppingProduct,
  steps: readonly ExampleStep[],
  start: ProductStanding,
): Promise<void> {
  let standing = start
  const moments = momentsOf(now, steps)
  for (const [index, step] of steps.entries()) {
    const moment = moments[index] ?? now.toISOString()
    const isPlatform = PLATFORM_ACTIONS.includes(step.action)
    const from = standing.changeStatus ?? standing.status
    const next = step.action === 'create' ? standing : afterProductAction(step.action, standing)
    if (next === undefined || next === GONE)
      throw new Error(`no such move: ${step.action} of ${product.name}`)
    standing = next
    await tx
      .insertInto('product_event')
      .values({
        product_id: product.id,
        action: step.action,
        from_status: step.action === 'create' ? null : from,
        to_status: standing.changeStatus ?? standing.status,
        actor_account_id: isPlatform ? operator : manager,
        actor_side: isPlatform ? 'platform' : 'institution',
        actor_name: isPlatform ? OPERATOR_NAME : MAKER_NAME,
        note: step.note ?? null,
        at: moment,
      })
      .execute()
    if (step.daysAgo > MESSAGE_DAYS) continue
    const told = noticeOfStep(step.action, { ...product, orgName: bank.name, note: step.note ?? null })
    if (!told) continue
    const account_id = told.to === 'platform' ? operator : manager
    await tx
      .insertInto('message')
      .values({ account_id, ...told.notice, created_at: moment })
      .execute()
  }
}
