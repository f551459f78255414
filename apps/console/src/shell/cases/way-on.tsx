import { Link } from 'react-router'
import { figureInWords } from '@lqr/contract/reference/refusal-conditions.ts'
import type { RefusalAlternative, RefusalOut } from '@lqr/contract/reference/refusal-fields.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { applyAddress } from './apply-address.ts'
import { caseCopy } from './copy.ts'
import './cases.css'

const texts = caseCopy.wayOn

interface WayOnProps {
  refusal: RefusalOut
  /** What was asked for: fills in the application for another product. */
  asked: Omit<Parameters<typeof applyAddress>[1], 'proId'>
}

function Alternative({ of, asked }: { of: RefusalAlternative; asked: WayOnProps['asked'] }) {
  const guaranteeMode = of.kind === 'guarantee' ? 'guaranteeCompany' : asked.guaranteeMode
  return (
    <li>
      <Link to={applyAddress(of.proId, { ...asked, guaranteeMode })}>{of.productName}</Link>
      <span className="muted"> {of.orgName}</span>
      <p>
        {of.sentence}，{texts.cost(formatPercent(of.annualCost))}
      </p>
    </li>
  )
}

/** What decided a refusal in figures, from when to try again, and open products that pass the condition. */
export function WayOn({ refusal, asked }: WayOnProps) {
  const { alternatives, retryFrom } = refusal
  const decided = figureInWords(refusal)
  const isGuaranteed = alternatives.some(({ kind }) => kind === 'guarantee')
  return (
    <>
      {decided && (
        <>
          <h3>{texts.decided}</h3>
          <p>{decided}</p>
        </>
      )}
      {retryFrom && (
        <>
          <h3>{texts.retry}</h3>
          <p>{texts.retryFrom(formatDate(retryFrom))}</p>
        </>
      )}
      {alternatives.length > 0 && (
        <>
          <h3>{isGuaranteed ? texts.guaranteed : texts.passing}</h3>
          <ul className="way-on" aria-label={isGuaranteed ? texts.guaranteed : texts.passing}>
            {alternatives.map((one) => (
              <Alternative key={one.proId} of={one} asked={asked} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
