import { useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { listUsers } from '@lqr/contract/identity/user-admin-calls.ts'
import { accountStatuses, userRow, type UserRow } from '@lqr/contract/identity/user-entities.ts'
import { accountTypes } from '@lqr/contract/kernel/access.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { CreateUser } from './create-user.tsx'
import { type InitialPassword, InitialPasswordDialog } from './initial-password-dialog.tsx'
import { roleNames, statusColors, unitOf } from './user.ts'
import { UserDrawer } from './user-drawer.tsx'
import { UserFilters } from './user-filters.tsx'
import { useIsAdmin } from './use-is-admin.ts'
import { useUserSearch } from './use-user-search.ts'
import '../identity.css'

const PAGE_SIZE = 20

const labels = labelsOf(userRow)

function columnsOf(open: (id: string) => void): readonly RecordColumn<UserRow>[] {
  const { fields } = copy
  return [
    {
      key: 'userName',
      title: labels.username,
      isHeading: true,
      render: (user) => (
        <Button
          type="link"
          className="inline-link"
          aria-label={copy.open(user.username)}
          onClick={() => open(user.id)}
        >
          {user.username}
        </Button>
      ),
    },
    { key: 'name', title: labels.displayName, render: (user) => user.displayName },
    {
      key: 'type',
      title: labels.userSourceType,
      render: (user) => nameOf(accountTypes, user.userSourceType),
    },
    { key: 'roles', title: labels.roles, render: roleNames },
    { key: 'unit', title: fields.unit, render: unitOf },
    {
      key: 'status',
      title: labels.status,
      render: (user) => (
        <>
          <Tag color={statusColors[user.status]}>{nameOf(accountStatuses, user.status)}</Tag>
          {user.mustResetPassword && <Tag color="warning">{copy.mustReset}</Tag>}
        </>
      ),
    },
    {
      key: 'lastLogin',
      title: labels.lastLoginAt,
      render: (user) => (
        <span className="tabular nowrap">{formatDateTime(user.lastLoginAt) || copy.neverLoggedIn}</span>
      ),
    },
  ]
}

/** All accounts of the platform; for operators those of enterprises. */
export function Component() {
  const queries = useQueryClient()
  const isAdmin = useIsAdmin()
  const { page, filters, change, toPage } = useUserSearch()
  const [openId, setOpenId] = useState<string>()
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<InitialPassword>()
  const answer = useCall(
    listUsers,
    { body: { ...filters, currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const created = (password: InitialPassword) => {
    setCreating(false)
    setMade(password)
    void queries.invalidateQueries({ queryKey: callKey(listUsers) })
  }
  const actions = (
    <div className="form-actions">
      <Link to="/register-enterprises">{copy.register}</Link>
      {isAdmin && (
        <Button type="primary" onClick={() => setCreating(true)}>
          {copy.create}
        </Button>
      )}
    </div>
  )
  return (
    <Page title={copy.title} intro={isAdmin ? copy.intro : copy.operatorIntro} extra={actions}>
      <UserFilters filters={filters} change={change} />
      <RecordList
        table="users"
        label={copy.list}
        of={answer}
        columns={columnsOf(setOpenId)}
        rowKey={(user) => user.id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={toPage}
      />
      {openId && <UserDrawer userId={openId} onClose={() => setOpenId(undefined)} />}
      {isCreating && <CreateUser onCreated={created} onClose={() => setCreating(false)} />}
      {made && <InitialPasswordDialog made={made} onClose={() => setMade(undefined)} />}
    </Page>
  )
}
