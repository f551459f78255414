import { Tag } from 'antd'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { getUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { accountStatuses, userRow, type UserRow } from '@lqr/contract/identity/user-entities.ts'
import { accountTypes } from '@lqr/contract/kernel/access.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useCall } from '../../../shell/use-call.ts'
import { LoginLog } from '../security/login-log.tsx'
import { copy } from './copy.ts'
import { roleNames, statusColors } from './user.ts'
import { useIsAdmin } from './use-is-admin.ts'
import { UserActions } from './user-actions.tsx'
import { SideDialog } from '../../../shell/forms/dialog.tsx'

const labels = labelsOf(userRow)

function UserFacts({ user }: { user: UserRow }) {
  const { fields } = copy
  const facts = [
    { label: labels.username, value: user.username },
    { label: labels.displayName, value: user.displayName },
    { label: labels.phoneMasked, value: user.phoneMasked },
    { label: labels.userSourceType, value: nameOf(accountTypes, user.userSourceType) },
    { label: labels.roles, value: roleNames(user) },
    ...(user.companyName ? [{ label: labels.companyName, value: user.companyName }] : []),
    ...(user.orgName ? [{ label: labels.orgName, value: user.orgName }] : []),
    ...(user.regionName ? [{ label: labels.regionName, value: user.regionName }] : []),
    {
      label: labels.status,
      value: <Tag color={statusColors[user.status]}>{nameOf(accountStatuses, user.status)}</Tag>,
    },
    { label: fields.password, value: user.mustResetPassword ? copy.mustReset : copy.passwordSet },
    { label: fields.secondFactor, value: user.secondFactor ? copy.bound : copy.unbound },
    { label: labels.lastLoginAt, value: formatDateTime(user.lastLoginAt) || copy.neverLoggedIn },
    { label: labels.createdAt, value: formatDateTime(user.createdAt) },
  ]
  return <Facts items={facts} />
}

/** One account: what it is, what may be done to it, and for admins its logins. */
export function UserDrawer({ userId, onClose }: { userId: string; onClose: () => void }) {
  const isAdmin = useIsAdmin()
  const answer = useCall(getUser, { params: { id: userId } })
  return (
    <SideDialog title={copy.drawer} size={640} onClose={onClose}>
      <Answer of={answer}>
        {(user) => (
          <div className="stack">
            <UserFacts user={user} />
            <UserActions user={user} />
            {isAdmin && (
              <section>
                <h3 className="section-head">{copy.loginLog}</h3>
                <LoginLog key={user.id} userId={user.id} />
              </section>
            )}
          </div>
        )}
      </Answer>
    </SideDialog>
  )
}
