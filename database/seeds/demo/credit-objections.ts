import { sql } from 'kysely'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { shanghaiDay } from '../../../apps/server/src/clocks/working-days.ts'
import { makeRegistrySandbox } from '../../../apps/server/src/connectors/registry/registry-sandbox.ts'
import {
  SANDBOX_COLUMNS,
  type SandboxCompany,
} from '../../../apps/server/src/connectors/registry/sandbox/registry-world.store.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeObjection } from '../../../apps/server/src/domains/credit/objections/objection-plan.fixtures.ts'
import { keepTopic } from '../../../apps/server/src/domains/credit/topics/topics.fixtures.ts'
import { officeMoment } from './example-days.ts'
import type { DemoPeople } from './identity.ts'

interface Example {
  readonly topic: CreditTopicCode
  readonly reasonCode: string
  readonly content: string
  readonly correction?: string
  readonly daysAgo: number
}

const EXAMPLES: readonly Example[] = [
  {
    topic: 'shareholders',
    reasonCode: 'outdated',
    content: '公司章程已于上季度修正，股东认缴出资日期已变更，条目仍是变更前的内容。',
    correction: '经核查企业提交的章程修正案，认缴出资日期以变更后的章程为准，登记机关正在更新。',
    daysAgo: 16,
  },
  {
    topic: 'persons',
    reasonCode: 'wrong',
    content: '人员职务登记有误，该人员现任监事，不再担任其他职务，附任职文件。',
    daysAgo: 2,
  },
]

async function companyOf(tx: Tx, companyId: string): Promise<SandboxCompany | undefined> {
  const { rows } = await sql<SandboxCompany>`select ${sql.raw(SANDBOX_COLUMNS)} from enterprise
    where id = ${companyId}`.execute(tx)
  return rows[0]
}

/** Objections of the demonstration enterprise to items of its file: one that was upheld, one that waits. */
export async function seedObjections(tx: Tx, now: Date, people: DemoPeople): Promise<void> {
  const company = people.enterprises[0]
  const subject = company && (await companyOf(tx, company.id))
  if (!company || !subject) return
  const registry = makeRegistrySandbox({
    find: () => Promise.resolve(subject),
    search: () => Promise.resolve({ list: [], total: 0 }),
  })
  for (const [index, { daysAgo, ...example }] of EXAMPLES.entries()) {
    const submittedAt = new Date(officeMoment(now, daysAgo, index * 30))
    const answer = await registry.read(subject, example.topic, shanghaiDay(now))
    await keepTopic(tx, company.id, example.topic, answer, submittedAt)
    await makeObjection(tx, {
      ...example,
      company,
      operator: { accountId: people.accounts.operator, name: '平台运营（示例）' },
      submittedAt,
    })
  }
}
