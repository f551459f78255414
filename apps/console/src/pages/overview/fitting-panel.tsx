import { Link } from 'react-router'
import { fitProducts } from '@lqr/contract/products/fit-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { OrgMark } from '../../shell/records/org-mark.tsx'
import { useCall } from '../../shell/use-call.ts'
import { overviewCopy as copy } from './copy.ts'

const SHOWN = 3
/** What is told first of why a product fits; that one may apply at all goes without saying. */
const TELLING = ['TARGET_GROUP', 'AREA', 'GUARANTEE', 'AMOUNT', 'TERM']
const TOLD = 2

function why(met: readonly { readonly code: string; readonly sentence: string }[]): string {
  return TELLING.flatMap((code) => met.filter((one) => one.code === code))
    .slice(0, TOLD)
    .map(({ sentence }) => sentence.replace(/。$/, ''))
    .join('；')
}

interface Props {
  /** What was asked for last; otherwise what many ask for first. */
  amountYuan: number
  termMonths: number
}

/** Products whose conditions the company meets, each with why. */
export function FittingPanel({ amountYuan, termMonths }: Props) {
  const found = useCall(fitProducts, { body: { amountYuan, termMonths, pageSize: SHOWN } })
  const search = `?amountYuan=${amountYuan}&termMonths=${termMonths}`
  return (
    <section className="panel" aria-label={copy.fitting}>
      <div className="panel-head">
        <h2>{copy.fitting}</h2>
        <Link to={`/personal/fit${search}`}>{copy.change}</Link>
      </div>
      <p className="muted">{copy.fittingBy(formatAmount(amountYuan), termMonths)}</p>
      <Answer of={found}>
        {({ list }) => {
          const fitting = list.filter(({ unmet }) => unmet === 0)
          if (fitting.length === 0) return <p className="muted">{copy.noFitting}</p>
          return (
            <ul className="plain-lines">
              {fitting.map(({ id, name, orgName, logoId, annualCost, conditions }) => {
                const met = conditions.filter(({ result }) => result === 'met')
                return (
                  <li key={id}>
                    <OrgMark name={orgName} logoId={logoId} />
                    <span className="grow">
                      <a href={`/productDetails?id=${id}`}>{name}</a>
                      <span className="muted line">{orgName}</span>
                      <span className="line">
                        {copy.passed(met.length)}
                        {met.length < conditions.length && `，${copy.open(conditions.length - met.length)}`}
                      </span>
                      <span className="muted line">{why(met)}</span>
                    </span>
                    <span className="cost tabular">{copy.cost(formatPercent(annualCost))}</span>
                  </li>
                )
              })}
            </ul>
          )
        }}
      </Answer>
    </section>
  )
}
