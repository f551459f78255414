import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { updateOwnProfile } from '@lqr/contract/identity/account-calls.ts'
import { roles } from '@lqr/contract/kernel/access.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { useFile } from '../../../shell/files/use-file.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { SESSION_KEY } from '../../../shell/session/session-key.ts'
import { useSession } from '../../../shell/session/session.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { ChangeProfile } from './change-profile.tsx'
import { copy } from './copy.ts'

const texts = copy.profile
const { nickName } = updateOwnProfile.body.shape

/** The picture of the account, which is read with its token. */
function Picture({ avatar }: { avatar: string }) {
  const { address } = useFile(avatar.split('/').at(-1))
  return address && <img className="own-picture" src={address} alt={texts.picture} />
}

/** Who the account is, what it may do, and how it is called and shown. The name of staff stands under what they do: their administrators keep it. */
export function ProfilePanel() {
  const queries = useQueryClient()
  const { info, isEnterprise } = useSession()
  const { user, roles: held, comBaseinfo } = info
  const [isChanging, setChanging] = useState(false)
  const done = () => {
    toastSuccess(texts.done)
    setChanging(false)
    void queries.invalidateQueries({ queryKey: SESSION_KEY })
  }
  const roleNames = roles.filter(({ code }) => held.includes(code)).map(({ name }) => name)
  const facts = [
    { label: texts.userName, value: user.userName },
    { label: isEnterprise ? labelOf(nickName) : texts.name, value: user.nickName },
    { label: texts.organisation, value: comBaseinfo?.corporateName ?? user.orgName },
    { label: texts.roles, value: roleNames.join('、') || texts.noRoles },
    { label: texts.picture, value: user.avatar ? <Picture avatar={user.avatar} /> : texts.noPicture },
  ]
  return (
    <section className="panel" aria-label={texts.title}>
      <div className="panel-head">
        <h2>{texts.title}</h2>
        <Button onClick={() => setChanging(true)}>{texts.change}</Button>
      </div>
      <Facts items={facts} />
      {isChanging && (
        <ChangeProfile
          {...(isEnterprise && { nickName: user.nickName })}
          hasPicture={user.avatar !== null}
          onDone={done}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  )
}
