import { makeRegistrySandbox } from '../../apps/server/src/connectors/registry/registry-sandbox.ts'
import { shanghaiDay } from '../../apps/server/src/clocks/working-days.ts'
import { ENTERPRISE_FACTS, type NewEnterprise, newEnterprise } from './new-enterprise.ts'

const MOST_TRIES = 1_000

/** The enterprise as the sandbox of the registry will know it once it is certified. */
function sandboxOf({ corporateName, creditCode, areaCode }: NewEnterprise) {
  const { annualRevenueYuan, totalAssetsYuan, foundDate, ...facts } = ENTERPRISE_FACTS
  const company = {
    ...facts,
    name: corporateName,
    creditCode,
    areaCode,
    foundedOn: foundDate,
    revenueYuan: annualRevenueYuan,
    assetsYuan: totalAssetsYuan,
  }
  return makeRegistrySandbox({
    find: () => Promise.resolve(company),
    search: () => Promise.resolve({ list: [], total: 0 }),
  })
}

/**
 * Data of a fresh enterprise that was fined, and that moved without telling this platform. What the sandbox makes up follows from the
 * credit code, so one is looked for of which it will say so.
 */
export async function finedEnterprise(areaCode: string): Promise<NewEnterprise> {
  const on = shanghaiDay(new Date())
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const enterprise = newEnterprise(areaCode)
    const { creditCode, corporateName: name } = enterprise
    const sandbox = sandboxOf(enterprise)
    const [basic] = (await sandbox.read({ creditCode, name }, 'basic', on)).data
    const penalties = (await sandbox.read({ creditCode, name }, 'penalties', on)).data
    if (penalties.length > 0 && basic?.content.address !== ENTERPRISE_FACTS.address) return enterprise
  }
  throw new Error('the sandbox of the registry fines nobody')
}
