import { Checkbox } from 'antd'
import { OPENING_CONSENT_TITLE, openingConsentText } from '@lqr/contract/bank-accounts/consent.ts'
import type { ChosenPlace } from '../booking/branch-finder.tsx'
import { mineCopy } from './copy.ts'

const texts = mineCopy.moves.change

interface BranchConsentProps {
  /** Set by the form: the branch that was agreed to. */
  id?: string
  value?: string | undefined
  onChange?: (branchCode: string | undefined) => void
  branch: Pick<ChosenPlace, 'branchCode' | 'branchName'>
}

/** What another branch is given, to be agreed to; who then chooses a third one is asked again. */
export function BranchConsent({ id, value, onChange, branch }: BranchConsentProps) {
  const { branchCode, branchName } = branch
  return (
    <>
      <details>
        <summary>{OPENING_CONSENT_TITLE}</summary>
        <p className="prewrap">{openingConsentText(branchName)}</p>
      </details>
      <Checkbox
        {...(id ? { id } : {})}
        checked={value === branchCode}
        onChange={({ target }) => onChange?.(target.checked ? branchCode : undefined)}
      >
        {texts.agree(OPENING_CONSENT_TITLE)}
      </Checkbox>
    </>
  )
}
