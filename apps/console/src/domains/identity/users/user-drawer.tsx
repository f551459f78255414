import { Drawer, Tag } from 'antd'
import { getUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { accountStatuses, type UserRow } from '@lqr/contract/identity/user-entities.ts'
import { accountTypes } from '@lqr/contract/kernel/access.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useCall } from '../../../shell/use-call.ts'
import { LoginLog } from '../security/login-log.tsx'
import { copy } from './copy.ts'
import { roleNames, statusColors } from './user.ts'
import { UserActions } from './user-actions.tsx'

function UserFacts({ user }: { user: UserRow }) {
  const { fields } = copy
  const facts = [
    { label: fields.userName, value: user.username },
    { label: fields.name, value: user.displayName },
    { label: fields.phone, value: user.phoneMasked },
    { label: fields.type, value: nameOf(accountTypes, user.userSourceType) },
    { label: fields.roles, value: roleNames(user) },
    ...(user.companyName ? [{ label: fields.company, value: user.companyName }] : []),
    ...(user.orgName ? [{ label: fields.organisation, value: user.orgName }] : []),
    ...(user.regionName ? [{ label: fields.region, value: user.regionName }] : []),
    {
      label: fields.status,
      value: <Tag color={statusColors[user.status]}>{nameOf(accountStatuses, user.status)}</Tag>,
    },
    { label: fields.password, value: user.mustResetPassword ? copy.mustReset : copy.passwordSet },
    { label: fields.secondFactor, value: user.secondFactor ? copy.bound : copy.unbound },
    { label: fields.lastLogin, value: formatDateTime(user.lastLoginAt) || copy.neverLoggedIn },
    { label: fields.created, value: formatDateTime(user.createdAt) },
  ]
  return <Facts items={facts} />
}

/** One account: what it is, what an admin may do to it, and its logins. */
export function UserDrawer({ userId, onClose }: { userId: string; onClose: () => void }) {
  const answer = useCall(getUser, { params: { id: userId } })
  return (
    <Drawer open title={copy.drawer} size={640} onClose={onClose}>
      <Answer of={answer}>
        {(user) => (
          <div className="stack">
            <UserFacts user={user} />
            <UserActions user={user} />
            <section>
              <h3 className="section-head">{copy.loginLog}</h3>
              <LoginLog key={user.id} userId={user.id} />
            </section>
          </div>
        )}
      </Answer>
    </Drawer>
  )
}
