import { createHash } from 'node:crypto'
import { CREDIT_TOPICS, creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { sandboxProbe } from '../outbound/connector-port.ts'
import { ConnectorFailure } from '../signed-request.ts'
import { cleanContent } from './clean-item.ts'
import type { RegisteredCompany, Registry, RegistryAnswer, RegistryItem } from './registry-port.ts'
import { governmentMakers } from './sandbox/government-makers.ts'
import { operationMakers } from './sandbox/operation-makers.ts'
import { industryNameOf, registrationMakers } from './sandbox/registration-makers.ts'
import type { RegistryWorld, SandboxCompany } from './sandbox/registry-world.store.ts'
import { riskMakers } from './sandbox/risk-makers.ts'
import { sandboxContext, type SandboxMaker } from './sandbox/sandbox-context.ts'

const SOURCE = '演示数据源'

const MAKERS: Readonly<Record<CreditTopicCode, SandboxMaker>> = {
  ...registrationMakers,
  ...operationMakers,
  ...riskMakers,
  ...governmentMakers,
}

function answer<T>(data: T): RegistryAnswer<T> {
  return { source: SOURCE, orderNo: null, priceCents: 0, isDemonstration: true, data }
}

/** No number of any person: the sandbox makes up what is hashed here. */
const personKey = (idNo: string) => createHash('sha256').update(idNo).digest('hex').slice(0, 24)

function itemsOf(company: SandboxCompany, code: CreditTopicCode, on: string): RegistryItem[] {
  const maker = MAKERS[code]
  const context = sandboxContext(company, on)
  if (context.draw(`${code} at all`) >= maker.chance) return []
  const number = context.whole(`${code} number`, maker.low, maker.high)
  return Array.from({ length: number }, (_, index) => {
    const { raw, dataDate, finding } = maker.make(context, `${code} ${index}`, index)
    return {
      sourceKey: `${code}-${index + 1}`,
      dataDate,
      itemClass: finding?.itemClass ?? null,
      publishedOn: finding?.publishedOn ?? null,
      publishedUntil: null,
      content: cleanContent(creditTopic(code), raw, personKey),
    }
  })
}

function newestOf(items: readonly RegistryItem[]): string | null {
  return items.map(({ dataDate }) => dataDate ?? '').reduce((a, b) => (a > b ? a : b), '') || null
}

function publicFacts(company: SandboxCompany): RegisteredCompany {
  const { name, creditCode, areaCode, industryCode, foundedOn, regCapitalYuan } = company
  return {
    name,
    creditCode,
    stateName: '存续',
    areaCode,
    industryName: industryNameOf(industryCode),
    foundedOn,
    regCapitalYuan,
  }
}

/** Stands in for the registry: made-up items that follow from the company and the month, marked 演示数据. */
export function makeRegistrySandbox(world: RegistryWorld): Registry {
  async function companyOf(creditCode: string): Promise<SandboxCompany> {
    const company = await world.find(creditCode)
    if (company === undefined) throw new ConnectorFailure('no such company')
    return company
  }
  return {
    name: 'sandbox',
    probe: sandboxProbe,
    async search({ keyword, page, size }) {
      const { list, total } = await world.search(keyword, size, (page - 1) * size)
      return answer({ list: list.map(publicFacts), total })
    },
    async scan({ creditCode }, on) {
      const company = await companyOf(creditCode)
      return answer(
        CREDIT_TOPICS.map(({ code }) => {
          const items = itemsOf(company, code, on)
          return { topic: code, count: items.length, newestOn: newestOf(items) }
        }),
      )
    },
    async read({ creditCode }, topic, on) {
      return answer(itemsOf(await companyOf(creditCode), topic, on))
    },
  }
}
