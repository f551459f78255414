import { downloadFile } from '@lqr/contract/files/calls.ts'
import { filesErrors } from '@lqr/contract/files/errors.ts'
import { updateOwnProfile } from '@lqr/contract/identity/account-calls.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { allTaken } from '../../../../data/all-taken.ts'
import type { Db } from '../../../../data/database.ts'
import type { Actor } from '../../../../http/actor.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { holdOwnFiles, linkFiles } from '../../../files/index.ts'
import { fieldErrors } from '../../copy.ts'
import { updateProfile } from '../profile-change.store.ts'

/** The address the avatar is read at; the picture is linked to the account and so no longer deletable. */
async function keepAvatar(db: Db, actor: Actor, fileId: string): Promise<string> {
  const [file] = await holdOwnFiles(db, actor, [fileId])
  if (!file) throw new CallError(filesErrors.notFound, { fields: { avatarFileId: filesErrors.notFound.msg } })
  if (!file.mime.startsWith('image/')) {
    throw new CallError(kernelErrors.invalidInput, { fields: { avatarFileId: fieldErrors.avatarNoImage } })
  }
  await linkFiles(db, { entity: 'account', entityId: actor.accountId }, [{ fileId, purpose: 'avatar' }])
  return callAddress(downloadFile, { params: { id: fileId } })
}

export const updateOwnProfileCall = bindCall(updateOwnProfile, async ({ actor, db, body, audit }) => {
  const { nickName, avatarFileId, ...rest } = body
  allTaken(rest)
  const avatar = avatarFileId ? await keepAvatar(db, actor, avatarFileId) : avatarFileId
  const profile = await updateProfile(db, actor.accountId, { displayName: nickName, avatar })
  if (!profile) throw new CallError(kernelErrors.signedOut)
  audit({
    action: 'update-profile',
    entity: 'account',
    entityId: actor.accountId,
    detail: { changed: Object.keys(body) },
  })
  return profile
})
