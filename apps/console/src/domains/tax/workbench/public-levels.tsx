import { listPublicTaxLevels } from '@lqr/contract/tax/calls.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { workCopy as texts } from '../copy.ts'
import '../tax.css'

/** What everybody may know of the enterprise's level; nothing while the list cannot be asked. */
export function PublicLevels({ bizNo }: { bizNo: string }) {
  const answer = useCall(listPublicTaxLevels, { body: { bizNo } }, { quiet: true })
  if (!answer.data) return null
  const years = answer.data.levels.map(({ year }) => year)
  const value = years.length > 0 ? texts.levelsOf(years) : texts.noLevels
  return (
    <div className="tax-levels">
      <Facts items={[{ label: texts.levels, value, isWide: true }]} />
    </div>
  )
}
