import type { FieldCipher } from '../../../apps/server/src/security/field-cipher.ts'
import { fillApplications } from './fill-applications.ts'
import { fillEnterprises } from './fill-enterprises.ts'
import { fillNeeds } from './fill-needs.ts'
import { fillProducts } from './fill-products.ts'
import { fillSearchKinds } from './fill-search-kinds.ts'
import { fillArticles, fillPolicies } from './fill-texts.ts'
import { type FillCounts, prepareFilling, type Run } from './filling.ts'

const PHONE = '13900001234'
const ID_NUMBER = '620102199001011233'

/**
 * Adds example rows in bulk, the same ones for the same numbers. A superuser fills without the triggers of each row and
 * counts the figures once at the end; anybody else fills slower, to the same result. `say` hears what was done.
 */
export async function fill(
  run: Run,
  cipher: FieldCipher,
  counts: FillCounts,
  say: (what: string) => void = () => {},
): Promise<void> {
  const sealed = {
    phone: cipher.encrypt(PHONE),
    idNumber: cipher.encrypt(ID_NUMBER),
    index: cipher.blindIndex(ID_NUMBER),
  }
  const [self] = await run('select rolsuper from pg_roles where rolname = current_user')
  const isFast = self?.rolsuper === true
  await run(`set synchronous_commit = off`)
  if (isFast) await run(`set session_replication_role = 'replica'`)
  await prepareFilling(run)
  const steps: readonly (readonly [string, number, () => Promise<void>])[] = [
    ['企业', counts.companies, () => fillEnterprises(run, counts.companies, sealed)],
    ['产品', counts.products, () => fillProducts(run, counts.products)],
    ['申请', counts.applications, () => fillApplications(run, counts.applications, sealed.phone)],
    ['需求', counts.needs, () => fillNeeds(run, counts.needs, sealed.phone)],
    ['政策', counts.policies, () => fillPolicies(run, counts.policies)],
    ['资讯', counts.articles, () => fillArticles(run, counts.articles)],
    ['搜索的其他类别', counts.searchKinds, () => fillSearchKinds(run, counts.searchKinds)],
  ]
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const startedAt = Date.now()
    await work()
    say(`${what}，${((Date.now() - startedAt) / 1000).toFixed(1)} 秒`)
  }
  for (const [what, count, work] of steps) {
    if (count > 0) await timed(`${what} ${count}`, work)
  }
  if (isFast) {
    await run(`set session_replication_role = 'origin'`)
    await timed('累计数', () => run('select rebuild_case_tally()'))
    await timed('指标汇总', () => run('select rebuild_figure_cube()'))
  }
  await run('select fold_case_tally()')
  await run('select fold_figure_cube()')
  await timed('统计信息', () => run('analyze'))
}
