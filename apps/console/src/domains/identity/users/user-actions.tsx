import { Button } from 'antd'
import type { UserRow } from '@lqr/contract/identity/user-entities.ts'
import { useSession } from '../../../shell/session/session.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { copy } from './copy.ts'
import { EditUser } from './edit-user.tsx'
import { InitialPasswordDialog } from './initial-password-dialog.tsx'
import { SetPhone } from './set-phone.tsx'
import { useIsAdmin } from './use-is-admin.ts'
import { useUserActs } from './use-user-acts.ts'

/** The buttons of an account with the question each asks first. Operators help back in, admins do all; one's own account is changed on the security page. */
export function UserActions({ user }: { user: UserRow }) {
  const isAdmin = useIsAdmin()
  const isOwn = useSession().info.user.userId === user.id
  const acts = useUserActs(user)
  const { act, setAct, made, isBusy } = acts
  const close = () => setAct(undefined)
  const isActive = user.status === 'active'
  if (user.status === 'closed') return <p className="muted">{copy.closedNote}</p>
  return (
    <div className="form-actions" role="group" aria-label={copy.actions}>
      {isAdmin && (
        <Button type="primary" onClick={() => setAct('edit')}>
          {copy.edit}
        </Button>
      )}
      {!isOwn && (
        <>
          {isAdmin && (
            <Button danger={isActive} onClick={() => setAct('status')}>
              {isActive ? copy.disable : copy.enable}
            </Button>
          )}
          <Button onClick={() => setAct('password')}>{copy.renewPassword}</Button>
          <Button onClick={() => setAct('phone')}>{copy.setPhone}</Button>
          {isAdmin && user.secondFactor && (
            <Button onClick={() => setAct('factor')}>{copy.resetFactor}</Button>
          )}
        </>
      )}
      {act === 'edit' && (
        <EditUser
          key={user.version}
          user={user}
          onDone={acts.edited}
          onFailure={acts.editFailed}
          onClose={close}
        />
      )}
      {act === 'status' && (
        <ConfirmDialog
          title={isActive ? copy.disableTitle(user.username) : copy.enableTitle(user.username)}
          okText={isActive ? copy.disableOk : copy.enableOk}
          isDanger={isActive}
          isBusy={isBusy}
          onOk={acts.toggle}
          onClose={close}
        >
          <p>{isActive ? copy.disableText : copy.enableText}</p>
        </ConfirmDialog>
      )}
      {act === 'password' && (
        <ConfirmDialog
          title={copy.renewTitle(user.username)}
          okText={copy.renewOk}
          isDanger
          isBusy={isBusy}
          onOk={acts.renew}
          onClose={close}
        >
          <p>{copy.renewText}</p>
        </ConfirmDialog>
      )}
      {act === 'phone' && (
        <SetPhone
          key={user.version}
          user={user}
          onDone={acts.phoneSet}
          onFailure={acts.editFailed}
          onClose={close}
        />
      )}
      {act === 'factor' && (
        <ConfirmDialog
          title={copy.resetTitle(user.username)}
          okText={copy.resetOk}
          isDanger
          isBusy={isBusy}
          onOk={acts.reset}
          onClose={close}
        >
          <p>{copy.resetText}</p>
        </ConfirmDialog>
      )}
      {made && <InitialPasswordDialog made={made} onClose={acts.forget} />}
    </div>
  )
}
