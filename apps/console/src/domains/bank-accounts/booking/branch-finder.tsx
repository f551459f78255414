import { Button, Select } from 'antd'
import { useState } from 'react'
import { listOpeningBanks, listOpeningBranches } from '@lqr/contract/bank-accounts/calls.ts'
import type { AccountTypeCode, BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { finderCopy as copy } from '../copy.ts'
import { BranchCard } from './branch-card.tsx'
import '../bank-accounts.css'

/** Where and when; the form of the bank follows from the branch. */
export interface ChosenPlace {
  readonly branchCode: string
  readonly branchName: string
  readonly profile: BankProfileCode
  readonly appointTime: string
}

interface BranchFinderProps {
  /** Set by the form. */
  id?: string
  value?: ChosenPlace
  onChange?: (place: ChosenPlace) => void
  accountType: AccountTypeCode | undefined
  /** The appointment that is moved: its branch comes first, and those of banks with another form are left out. */
  moving?: { readonly profile: BankProfileCode; readonly branchCode: string }
}

/** Branches that stand on the screen until more are asked for. */
const SHOWN = 4

/** Finds a branch near the enterprise and a time that is free there. */
export function BranchFinder({ id, value, onChange, accountType, moving }: BranchFinderProps) {
  const [bankCode, setBankCode] = useState<string>()
  const [areaCode, setAreaCode] = useState<string>()
  const [from, setFrom] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const asked = accountType ? { accountType } : {}
  const banks = useCall(listOpeningBanks, { body: asked })
  const branches = useCall(
    listOpeningBranches,
    {
      body: {
        ...asked,
        ...(bankCode ? { bankCode } : {}),
        ...(areaCode ? { areaCode } : {}),
        ...(from ? { from } : {}),
        ...(moving ? { profile: moving.profile } : {}),
        ...(moving && !areaCode ? { first: moving.branchCode } : {}),
      },
    },
    { keepPrevious: true, refetchSeconds: 60 },
  )
  const options = (banks.data ?? [])
    .filter(({ profile }) => moving === undefined || profile === moving.profile)
    .map((bank) => ({ value: bank.bankCode, label: bank.name }))
  return (
    <div id={id} tabIndex={-1}>
      <div className="finder-filters">
        <Select<string>
          aria-label={copy.bank}
          placeholder={copy.allBanks}
          allowClear
          {...(bankCode ? { value: bankCode } : {})}
          options={options}
          onChange={(chosen?: string) => setBankCode(chosen)}
        />
        <RegionSelect
          aria-label={copy.area}
          placeholder={copy.ownArea}
          allowClear
          {...(areaCode ? { value: areaCode } : {})}
          onChange={(chosen?: string) => setAreaCode(chosen)}
        />
        <label>
          <span className="sr-only">{copy.from}</span>
          <DateInput {...(from ? { value: from } : {})} min={chinaToday()} onChange={setFrom} />
        </label>
      </div>
      <p className="muted" role="status">
        {value ? copy.chosen(value.branchName, formatDateTime(value.appointTime)) : copy.none}
      </p>
      <Answer of={branches}>
        {(shown) => {
          if (shown.length === 0) return <Notice title={copy.empty} hint={copy.emptyHint} />
          return (
            <>
              <ul className="branch-list">
                {shown.slice(0, isWhole ? undefined : SHOWN).map((branch) => (
                  <BranchCard
                    key={branch.id}
                    branch={branch}
                    chosen={value?.branchCode === branch.branchCode ? value.appointTime : undefined}
                    onChoose={(appointTime) =>
                      onChange?.({
                        branchCode: branch.branchCode,
                        branchName: branch.name,
                        profile: branch.profile,
                        appointTime,
                      })
                    }
                  />
                ))}
              </ul>
              {!isWhole && shown.length > SHOWN && (
                <Button type="link" onClick={() => setWhole(true)}>
                  {copy.more(shown.length - SHOWN)}
                </Button>
              )}
            </>
          )
        }}
      </Answer>
    </div>
  )
}
