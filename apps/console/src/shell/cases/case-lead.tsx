import './cases.css'

interface CaseLeadProps {
  /** How much, for how long, for what; what is not known is left out. */
  facts: readonly (string | null | undefined | false)[]
  /** The number that people give on the phone. */
  number: string
}

/** What a case is about, in the line below its title. */
export function CaseLead({ facts, number }: CaseLeadProps) {
  return (
    <>
      <strong className="case-lead">{facts.filter(Boolean).join(' · ')}</strong>{' '}
      <span className="tabular nowrap">{number}</span>
    </>
  )
}
