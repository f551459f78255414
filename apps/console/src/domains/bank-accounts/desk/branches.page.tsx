import { Select } from 'antd'
import { Link } from 'react-router'
import { listOwnBranches } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { useSession } from '../../../shell/session/session.ts'
import { BranchPanel } from '../register/branch-panel.tsx'
import { keepsRegister, RegisterActions } from '../register/register-actions.tsx'
import { BranchSettings } from './branch-settings.tsx'
import { branchCopy as copy } from './copy.ts'
import { SlotCalendar } from './slot-calendar.tsx'

/** The branches of this bank, for operators of every bank: how each is registered, when each takes appointments, and its calendar. */
export function Component() {
  const search = useListSearch()
  const { roles } = useSession()
  const isOfBank = roles.some((role) => role === 'financeOfficer' || role === 'financeManager')
  const branches = useCall(listOwnBranches, {})
  return (
    <Page
      title={copy.title}
      extra={
        <>
          {isOfBank && <Link to={WORK_LISTS.accountOpening}>{copy.back}</Link>}
          <RegisterActions onAdded={(branch) => search.change({ branch })} />
        </>
      }
    >
      <Answer of={branches}>
        {(found) => {
          const branch = found.find(({ id }) => id === search.text('branch')) ?? found[0]
          if (!branch)
            return (
              <Notice title={copy.none} hint={keepsRegister(roles) ? copy.noneKeeperHint : copy.noneHint} />
            )
          return (
            <div className="stack">
              <Select<string>
                aria-label={copy.branch}
                value={branch.id}
                options={found.map(({ id, name }) => ({ value: id, label: name }))}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(id) => search.change({ branch: id })}
              />
              <BranchPanel branch={branch} />
              <SlotCalendar key={`calendar-${branch.id}`} branch={branch} />
              <BranchSettings key={`${branch.id}-${branch.version}`} branch={branch} />
            </div>
          )
        }}
      </Answer>
    </Page>
  )
}
